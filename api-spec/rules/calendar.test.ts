import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dateOfDayNumber, dayNumber, endOfMonth, isDate, weekday } from './calendar.ts'

const date = fc.integer({ min: -25_000, max: 40_000 }).map(dateOfDayNumber)

test('days are added across months, years and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2023-02-28', 1)).toBe('2023-03-01')
  expect(addDays('2024-01-01', -1)).toBe('2023-12-31')
  fc.assert(
    fc.property(date, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
      expect(dayNumber(addDays(from, days)) - dayNumber(from)).toBe(days)
    }),
  )
})

test('months are added to the same day, or to the last one of a shorter month', () => {
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
  expect(addMonths('2023-11-30', 3)).toBe('2024-02-29')
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
  expect(addMonths('2024-12-15', 1)).toBe('2025-01-15')
  expect(addMonths('2024-01-15', -13)).toBe('2022-12-15')
})

test('a month ends on its last day', () => {
  expect(['2024-02-10', '2023-02-01', '2024-12-31', '2024-04-01'].map(endOfMonth)).toEqual([
    '2024-02-29',
    '2023-02-28',
    '2024-12-31',
    '2024-04-30',
  ])
})

test('weekdays run from Monday, 1, to Sunday, 7', () => {
  expect(weekday('2024-01-01')).toBe(1)
  expect(weekday('2024-01-07')).toBe(7)
  expect(weekday('1969-12-28')).toBe(7)
  fc.assert(
    fc.property(date, (day) => {
      expect(weekday(day) % 7).toBe(new Date(day).getUTCDay())
    }),
  )
})

test('only existing dates are dates', () => {
  expect(['2024-02-29', '2000-01-01'].every(isDate)).toBe(true)
  const wrong = ['2023-02-29', '2024-13-01', '2024-00-10', '2024-1-1', '20240101', '', '2024-01-01T00:00']
  expect(wrong.filter(isDate)).toEqual([])
  const days = (month: string) =>
    Array.from({ length: 100 }, (_, day) => `2024-${month}-${String(day).padStart(2, '0')}`)
  for (const [month, last] of [
    ['01', 31],
    ['02', 29],
    ['04', 30],
    ['12', 31],
  ] as const)
    expect(days(month).filter(isDate)).toEqual(days(month).slice(1, last + 1))
  expect(() => addDays('2024-02-30', 1)).toThrow(RangeError)
})
