import { expect, test } from 'vitest'
import { tableIn, withRows } from './expectedTable.ts'

const page = '# Title\n\n| operation | visitor | own |\n| --------- | ------- | --- |\n| b         | 401     | -   |\n'

test('a row that is proposed stands at its place, and what is there stays as it is', () => {
  const rows = { c: { visitor: 'yes', own: '' }, a: { own: 'TOLD', visitor: '403' } }
  const more = withRows(page, rows)
  expect(tableIn(more)).toEqual({ a: rows.a, b: { visitor: '401', own: '-' }, c: rows.c })
  expect(Object.keys(tableIn(more))).toEqual(['a', 'b', 'c'])
  expect(more).toContain('| b         | 401     | -   |\n')
})

test('without rows to add the page is the same', () => expect(withRows(page, {})).toBe(page))
