import { dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { expect, test } from 'vitest'
import type { MeteredPoint } from '#src/modules/metering/curve.rules.ts'
import { meteredHome } from '#src/testing/meteredHome.ts'
import { slotsBetween } from './slotsBetween.rules.ts'

const shop: MeteredPoint = { ...meteredHome, usage: 'shop', annualKwh: 40_000, tariff: '3.0TD' }
const today = dayNumber('2026-03-16')

function periods(granularity: 'H' | 'D' | 'M', from: string, to: string, first = from, last = to) {
  const range = { first: dayNumber(first), last: dayNumber(last), from: dayNumber(from), to: dayNumber(to) }
  return slotsBetween(shop, range, today, granularity).map(({ item }) => item)
}

const totalOf = (items: readonly { readonly consumptionValue: number | null }[]) =>
  items.reduce((sum, { consumptionValue }) => sum + (consumptionValue ?? 0), 0)

test('adds hours up to days and days up to the month', () => {
  const [month] = periods('M', '2025-10-01', '2025-10-31')
  expect(totalOf(periods('D', '2025-10-01', '2025-10-31'))).toBeCloseTo(month?.consumptionValue ?? 0, 3)
  expect(totalOf(periods('H', '2025-10-01', '2025-10-31'))).toBeCloseTo(month?.consumptionValue ?? 0, 3)
  // October has the day of 25 hours.
  expect(periods('H', '2025-10-01', '2025-10-31')).toHaveLength(31 * 24 + 1)
})

test('splits the energy of a large supply by the tariff periods of its month', () => {
  const [january, october] = [periods('M', '2026-01-01', '2026-01-31')[0], periods('M', '2025-10-01', '2025-10-31')[0]]
  const used = (values: readonly number[] = []) => values.map((kwh) => kwh > 0)
  expect(used(january?.periodValues)).toEqual([true, true, false, false, false, true])
  expect(used(october?.periodValues)).toEqual([false, false, false, true, true, true])
  expect(january?.periodValues.reduce((sum, kwh) => sum + kwh, 0)).toBeCloseTo(january?.consumptionValue ?? 0, 2)
})

test('begins each month of a range at its first day or at that of the range', () => {
  const starts = periods('M', '2025-09-15', '2025-11-10').map(({ periodStartDate }) => periodStartDate)
  expect(starts).toEqual(['2025-09-15T00:00:00+02:00', '2025-10-01T00:00:00+02:00', '2025-11-01T00:00:00+01:00'])
})

test('marks a month as partial when days asked for have no data', () => {
  const before = periods('M', '2025-01-15', '2025-03-20', '2024-11-01', '2025-03-31').map(({ quality }) => quality)
  expect(before).toEqual(['P', 'E', 'P'])
  const asked = periods('M', '2025-01-15', '2025-03-20').map(({ quality }) => quality)
  expect(asked).toEqual(['E', 'E', 'E'])
  const whole = periods('M', '2025-02-01', '2025-02-28', '2024-11-01', '2025-06-30').map(({ quality }) => quality)
  expect(whole).toEqual(['E'])
})

test('leaves an hour without data empty and sums its day from the others', () => {
  const hours = periods('H', '2026-02-16', '2026-03-14')
  const missing = hours.filter(({ quality }) => quality === 'M')
  expect(missing.length).toBeGreaterThan(0)
  expect(missing.every(({ consumptionValue }) => consumptionValue === null)).toBe(true)
  expect(missing.flatMap(({ periodValues }) => periodValues).every((kwh) => kwh === 0)).toBe(true)
  const date = missing[0]?.periodStartDate.slice(0, 10) ?? ''
  const [day] = periods('D', date, date)
  expect(day?.quality).toBe('P')
  expect(day?.consumptionValue).toBeCloseTo(totalOf(hours.filter((hour) => hour.periodStartDate.startsWith(date))), 3)
})
