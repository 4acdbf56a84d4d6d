import { expect, test } from 'vitest'
import { parseTable, addRows } from './expectedTable.ts'

const page = '# Title\n\n| operation | visitor | own |\n| --------- | ------- | --- |\n| b         | 401     | -   |\n'

test('inserts a proposed row at its place and keeps all other rows', () => {
  const rows = { c: { visitor: 'yes', own: '' }, a: { own: 'REVEALED', visitor: '403' } }
  const more = addRows(page, rows)
  expect(parseTable(more)).toEqual({ a: rows.a, b: { visitor: '401', own: '-' }, c: rows.c })
  expect(Object.keys(parseTable(more))).toEqual(['a', 'b', 'c'])
  expect(more).toContain('| b         | 401     | -   |\n')
})

test('keeps the page the same without rows to add', () => expect(addRows(page, {})).toBe(page))
