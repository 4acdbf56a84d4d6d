import { describe, expect, test } from 'vitest'
import { addDays, weekday } from '../time/calendar.ts'
import { isRestDay, tariffPeriod, tariffSlotsOf, type Tariff } from './tariff.ts'

function periodsOf(tariff: Tariff, date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  return hours.map((hour) => tariffPeriod(tariff, { year, month, day, weekday: weekday(date), hour })).join('')
}

const holidaysOf = (year: number) =>
  ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'].map((day) => `${year}-${day}`)

/** A day from its spans, each a period and a number of hours, in order. */
const day = (...spans: [period: number, hours: number][]) =>
  spans.map(([period, hours]) => String(period).repeat(hours)).join('')

describe('2.0TD', () => {
  test('has its peak on working days from 10 to 14 and from 18 to 22, whatever the month', () => {
    const working = day([3, 8], [2, 2], [1, 4], [2, 4], [1, 4], [2, 2])
    expect(periodsOf('2.0TD', '2024-01-15')).toBe(working)
    expect(periodsOf('2.0TD', '2024-08-16')).toBe(working)
  })

  test('is in the valley on weekends and national holidays', () => {
    for (const quiet of ['2024-01-13', '2024-01-14', ...holidaysOf(2024)]) {
      expect(periodsOf('2.0TD', quiet)).toBe(day([3, 24]))
    }
  })
})

describe('3.0TD', () => {
  test.each([
    [1, 1, 2],
    [2, 1, 2],
    [3, 2, 3],
    [4, 4, 5],
    [5, 4, 5],
    [6, 3, 4],
    [7, 1, 2],
    [8, 3, 4],
    [9, 3, 4],
    [10, 4, 5],
    [11, 2, 3],
    [12, 1, 2],
  ])('sets on working days of month %i P%i from 9 to 14 and from 18 to 22, and P%i around', (month, peak, flat) => {
    const working = day([6, 8], [flat, 1], [peak, 5], [flat, 4], [peak, 4], [flat, 2])
    // The 14th to the 20th of every month of 2024 include a Wednesday that is not a holiday.
    const wednesday = [14, 15, 16, 17, 18, 19, 20]
      .map((date) => `2024-${String(month).padStart(2, '0')}-${date}`)
      .find((date) => weekday(date) === 3)
    expect(periodsOf('3.0TD', wednesday ?? '')).toBe(working)
  })

  test('sets P6 all day on weekends and national holidays', () => {
    for (const quiet of ['2024-07-13', '2024-07-14', ...holidaysOf(2025)]) {
      expect(periodsOf('3.0TD', quiet)).toBe(day([6, 24]))
    }
  })
})

test('finds the nine fixed national holidays in a year', () => {
  const resting = Array.from({ length: 366 }, (_, nth) => addDays('2024-01-01', nth)).filter(isRestDay)
  const holidays2024 = holidaysOf(2024)
  expect(resting.filter((date) => weekday(date) < 6)).toEqual(holidays2024.filter((date) => weekday(date) < 6))
  expect(holidays2024.every(isRestDay)).toBe(true)
})

test('counts weekends and fixed national holidays as days of rest, and no other day', () => {
  // Rest days: a Saturday, a Sunday, and a holiday on a Wednesday. Others: a Friday, a Monday, and a holiday of some
  // regions only.
  expect(['2024-01-13', '2024-01-14', '2024-05-01'].map(isRestDay)).toEqual([true, true, true])
  expect(['2024-01-12', '2024-01-15', '2024-03-19'].map(isRestDay)).toEqual([false, false, false])
})

test('tells peak, flat and valley hours alike in every season', () => {
  const at = (month: number) => ({ year: 2026, month, day: 13, weekday: 2, hour: 12 })
  expect([1, 3, 4, 6].map((month) => tariffPeriod('3.0TD', at(month)))).toEqual([1, 2, 4, 3])
  for (const date of ['2026-01-13', '2026-03-13', '2026-04-13', '2026-06-15'])
    expect(tariffSlotsOf('3.0TD', date)[12]).toBe('peak')
  expect(tariffSlotsOf('2.0TD', '2026-01-13')[9]).toBe('flat')
  expect(tariffSlotsOf('2.0TD', '2026-06-13')[12]).toBe('valley')
})
