import { expect, test } from 'vitest'
import { tabIndex } from './tabIndex.ts'

test('reads the tab number of a deep link, with the first or the default as fallback', () => {
  expect(tabIndex('2', 5)).toBe(2)
  expect(['5', '-1', '1.5', 'bills', ' '].map((value) => tabIndex(value, 5, 3))).toEqual([0, 0, 0, 0, 0])
  expect(tabIndex(null, 5, 2)).toBe(2)
  expect(tabIndex('', 5, 2)).toBe(2)
})
