import { expect, test } from 'vitest'
import { addWorkingDays, isWorkingDay } from './workingDays.ts'

test('excludes Good Friday from working days, whenever Easter is', () => {
  for (const day of [
    '2024-03-29',
    '2025-04-18',
    '2026-04-03',
    '2027-03-26',
    '2038-04-23',
    '2000-04-21',
    '1715-04-19',
    '1954-04-16',
    '1981-04-17',
    '2049-04-16',
    '2076-04-17',
  ])
    expect(isWorkingDay(day)).toBe(false)
  for (const day of ['2024-03-28', '2025-04-17', '2026-04-02', '2027-03-25']) expect(isWorkingDay(day)).toBe(true)
})

test('returns the same day for no working days, weekend or not', () => {
  expect(addWorkingDays('2026-03-15', 0)).toBe('2026-03-15')
  expect(addWorkingDays('2026-03-13', 1)).toBe('2026-03-16')
  expect(addWorkingDays('2026-03-14', 1)).toBe('2026-03-16')
})
