import { expect, test } from 'vitest'
import { parseSort, printSort } from './sort.ts'

test('a field sorts upwards and with a dash downwards [LA-028]', () => {
  expect(parseSort('userId', ['userId'])).toEqual({ field: 'userId', descending: false })
  expect(parseSort('-REGISTER_DATE', ['REGISTER_DATE'])).toEqual({ field: 'REGISTER_DATE', descending: true })
})

test('fields that are not the call’s are refused', () => {
  expect(['', '-', '--id', 'other', 'ID'].filter((text) => parseSort(text, ['id']))).toEqual([])
})

test('what was read is written back unchanged', () => {
  for (const text of ['id', '-id']) {
    const sort = parseSort(text, ['id'])
    expect(sort && printSort(sort)).toBe(text)
  }
})
