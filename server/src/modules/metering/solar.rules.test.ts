import { dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { expect, test } from 'vitest'
import { curveOfDay } from './curve.rules.ts'
import { dayOf } from './day.rules.ts'
import { type Climate, solarOf } from './solar.rules.ts'

const day = (date: string) => dayOf(dayNumber(date))
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)

/** The energy of a kWp in a month, as the mean of many roofs. */
function monthOf(climate: Climate, month: string): number {
  const { monthDays, number } = day(`${month}-01`)
  const days = Array.from({ length: monthDays }, (_, index) => dayOf(number + index))
  const roofs = Array.from({ length: 30 }, (_, seed) => sum(days.map((each) => sum(solarOf(1, climate, seed, each)))))
  return sum(roofs) / roofs.length
}

test('generates per kWp the known energy of July and December in Galicia and Madrid', () => {
  const made = [
    monthOf('galicia', '2025-07') / 148,
    monthOf('galicia', '2025-12') / 58,
    monthOf('madrid', '2025-07') / 174,
    monthOf('madrid', '2025-12') / 88,
  ]
  expect(made.filter((ratio) => Math.abs(ratio - 1) > 0.05)).toEqual([])
})

test('gives June more hours of sun than December, with the peak after noon', () => {
  const lit = (date: string) => solarOf(1, 'galicia', 1, day(date)).filter((kwh) => kwh > 0).length
  expect(lit('2025-06-21')).toBeGreaterThanOrEqual(15)
  expect(lit('2025-12-21')).toBeLessThanOrEqual(11)
  const hours = Array.from({ length: 24 }, (_, utc) =>
    sum(Array.from({ length: 60 }, (_, seed) => solarOf(1, 'galicia', seed, day('2025-12-21'))[utc] ?? 0)),
  )
  expect(hours.indexOf(Math.max(...hours))).toBe(12)
  // At the meridian of Greenwich these two hours in UTC would be alike.
  expect(hours[13]).toBeGreaterThan(1.15 * (hours[10] ?? 0))
})

test('varies the energy of June days by clouds', () => {
  const days = Array.from({ length: 30 }, (_, index) =>
    sum(solarOf(1, 'madrid', 1, dayOf(day('2025-06-01').number + index))),
  )
  expect(Math.max(...days)).toBeGreaterThan(2.5 * Math.min(...days))
})

test('feeds in everything that a generator makes', () => {
  const point = {
    cups: 'ES0022007661975321ZM1P',
    usage: 'household',
    annualKwh: 0,
    solarKwp: 12,
    climate: 'madrid',
    generator: true,
    tariff: '2.0TD',
  } as const
  const { hours } = curveOfDay(point, dayNumber('2025-06-15'), dayNumber('2026-03-16'))
  expect(sum(hours.map(({ gridKwh }) => gridKwh))).toBeGreaterThan(15)
  expect(hours.map(({ gridKwh }) => gridKwh)).toEqual(hours.map(({ generatedKwh }) => generatedKwh))
  expect(sum(hours.map(({ selfConsumedKwh }) => selfConsumedKwh))).toBe(0)
})
