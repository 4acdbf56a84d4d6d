import { expect, test } from 'vitest'
import { endsBeforeStart } from './endsBeforeStart.ts'

test('rejects only a range that ends before it begins', () => {
  expect(endsBeforeStart('2026-03-15', '2026-03-15')).toBe(false)
  expect(endsBeforeStart('2026-03-15', '2026-03-14')).toBe(true)
  expect(endsBeforeStart('2026-12-31', '2027-01-01')).toBe(false)
})

test('accepts a range that is open at one end', () => {
  expect(endsBeforeStart(undefined, '2026-03-14')).toBe(false)
  expect(endsBeforeStart('2026-03-15', undefined)).toBe(false)
  expect(endsBeforeStart('', '2026-03-14')).toBe(false)
  expect(endsBeforeStart('2026-03-15', '')).toBe(false)
})
