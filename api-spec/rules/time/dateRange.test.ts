import { expect, test } from 'vitest'
import { endsBeforeStart } from './dateRange.ts'

test('a range of one day is one, and only one that ends before it begins is none', () => {
  expect(endsBeforeStart('2026-03-15', '2026-03-15')).toBe(false)
  expect(endsBeforeStart('2026-03-15', '2026-03-14')).toBe(true)
  expect(endsBeforeStart('2026-12-31', '2027-01-01')).toBe(false)
})

test('a range that is open at one end is never none', () => {
  expect(endsBeforeStart(undefined, '2026-03-14')).toBe(false)
  expect(endsBeforeStart('2026-03-15', undefined)).toBe(false)
  expect(endsBeforeStart('', '2026-03-14')).toBe(false)
  expect(endsBeforeStart('2026-03-15', '')).toBe(false)
})
