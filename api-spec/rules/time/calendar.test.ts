import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dateOfDayNumber, dayNumber, endOfMonth, isDate, weekday } from './calendar.ts'

const date = fc.integer({ min: -25_000, max: 40_000 }).map(dateOfDayNumber)

test('adds days across months, years and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2023-02-28', 1)).toBe('2023-03-01')
  expect(addDays('2024-01-01', -1)).toBe('2023-12-31')
  fc.assert(
    fc.property(date, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
      expect(dayNumber(addDays(from, days)) - dayNumber(from)).toBe(days)
    }),
  )
})

test('adds months to the same day, or to the last day of a shorter month', () => {
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
  expect(addMonths('2023-11-30', 3)).toBe('2024-02-29')
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
  expect(addMonths('2024-12-15', 1)).toBe('2025-01-15')
  expect(addMonths('2024-01-15', -13)).toBe('2022-12-15')
})

test('ends a month on its last day', () => {
  const ends = [
    '01-31',
    '02-28',
    '03-31',
    '04-30',
    '05-31',
    '06-30',
    '07-31',
    '08-31',
    '09-30',
    '10-31',
    '11-30',
    '12-31',
  ]
  expect(ends.map((end) => endOfMonth(`2023-${end.slice(0, 2)}-01`))).toEqual(ends.map((end) => `2023-${end}`))
})

test('adds a leap day every fourth year, but of the hundredths only every fourth', () => {
  const ends = ['2023', '2024', '1900', '2100', '2000', '0400'].map((year) => endOfMonth(`${year}-02-01`))
  expect(ends).toEqual(['2023-02-28', '2024-02-29', '1900-02-28', '2100-02-28', '2000-02-29', '0400-02-29'])
})

test('rejects years outside 0000 to 9999', () => {
  expect([addDays('0001-01-01', -366), addDays('9998-12-31', 365)]).toEqual(['0000-01-01', '9999-12-31'])
  expect(() => addDays('0000-01-01', -1)).toThrow('0000 to 9999')
  expect(() => addDays('9999-12-31', 1)).toThrow('0000 to 9999')
})

test('numbers weekdays from Monday, 1, to Sunday, 7', () => {
  expect(weekday('2024-01-01')).toBe(1)
  expect(weekday('2024-01-07')).toBe(7)
  expect(weekday('1969-12-28')).toBe(7)
  fc.assert(
    fc.property(date, (day) => {
      expect(weekday(day) % 7).toBe(new Date(day).getUTCDay())
    }),
  )
})

test('accepts only existing dates', () => {
  expect(['2024-02-29', '2000-01-01'].every(isDate)).toBe(true)
  const wrong = ['2023-02-29', '2024-13-01', '2024-00-10', '2024-01-00', '2024-01-32', '2024-1-1', '20240101', '']
  const more = ['2024-01-01T00:00', '2024-01-010', '02024-01-01', '2024/01/01', '2024-01-1 ']
  expect([...wrong, ...more].filter(isDate)).toEqual([])
  const days = (month: string) =>
    Array.from({ length: 100 }, (_, day) => `2024-${month}-${String(day).padStart(2, '0')}`)
  for (const [month, last] of [
    ['01', 31],
    ['02', 29],
    ['04', 30],
    ['12', 31],
  ] as const)
    expect(days(month).filter(isDate)).toEqual(days(month).slice(1, last + 1))
  expect(() => addDays('2024-02-30', 1)).toThrow('not a date: 2024-02-30')
})
