import { dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { expect, test } from 'vitest'
import { meteredHome } from '#src/testing/meteredHome.ts'
import { curveOfDay, type MeteredPoint } from './curve.rules.ts'

const today = dayNumber('2026-03-16')
const hoursOf = (point: MeteredPoint, date: string) => curveOfDay(point, dayNumber(date), today).hours
const sumOf = (point: MeteredPoint, from: string, to: string, of: 'gridKwh' | 'generatedKwh' = 'gridKwh') => {
  let sum = 0
  for (let number = dayNumber(from); number <= dayNumber(to); number += 1)
    for (const hour of curveOfDay(point, number, today).hours) sum += hour[of]
  return sum
}

test('a year adds up to what the place uses in a year, within eight per cent', () => {
  const usages = ['household', 'holiday', 'shop', 'office', 'factory'] as const
  const sums = usages.map((usage) => sumOf({ ...meteredHome, usage }, '2025-01-01', '2025-12-31'))
  expect(sums.filter((sum) => Math.abs(sum - 3000) / 3000 > 0.08)).toEqual([])
})

test('the same supply and day always have the same curve, and another supply has another', () => {
  expect(hoursOf(meteredHome, '2025-07-10')).toEqual(hoursOf(meteredHome, '2025-07-10'))
  expect(hoursOf({ ...meteredHome, cups: 'ES0022007669629642TH1P' }, '2025-07-10')).not.toEqual(
    hoursOf(meteredHome, '2025-07-10'),
  )
})

test('the two hours from two to three of the day when the clock goes back differ, by at least a watt-hour', () => {
  for (const usage of ['household', 'holiday', 'shop', 'office', 'factory'] as const)
    for (let number = 0; number < 200; number += 1) {
      const [first, second] = hoursOf({ ...meteredHome, usage, cups: `ES${number}` }, '2025-10-26').slice(2, 4)
      expect(first?.gridKwh, `${usage} ${number}`).toBeGreaterThan(0)
      expect(second?.gridKwh, `${usage} ${number}`).not.toBe(first?.gridKwh)
    }
})

test('a day has 24 hours, 23 when spring takes one and 25 when autumn gives it back', () => {
  expect(hoursOf(meteredHome, '2025-03-29')).toHaveLength(24)
  expect(hoursOf(meteredHome, '2025-03-30')).toHaveLength(23)
  const autumn = hoursOf(meteredHome, '2025-10-26')
  expect(autumn).toHaveLength(25)
  expect(autumn.slice(2, 4).map((hour) => hour.start)).toEqual([
    '2025-10-26T02:00:00+02:00',
    '2025-10-26T02:00:00+01:00',
  ])
})

test('a holiday house is lived in during August and nearly empty in January', () => {
  const house = { ...meteredHome, usage: 'holiday' } as const
  expect(sumOf(house, '2025-08-01', '2025-08-31')).toBeGreaterThan(3 * sumOf(house, '2025-01-01', '2025-01-31'))
})

test('an office rests at the weekend and a household does not', () => {
  const week = (usage: MeteredPoint['usage']) => {
    const point = { ...meteredHome, usage }
    return sumOf(point, '2025-05-10', '2025-05-11') / sumOf(point, '2025-05-06', '2025-05-07')
  }
  expect(week('office')).toBeLessThan(0.6)
  expect(week('household')).toBeGreaterThan(0.8)
})

test('weekends and national holidays are all P3, working days have their three periods', () => {
  const periods = (date: string) => [...new Set(hoursOf(meteredHome, date).map((hour) => hour.period))]
  expect(periods('2025-05-10')).toEqual([3])
  expect(periods('2025-08-15')).toEqual([3])
  expect(periods('2025-05-08').sort()).toEqual([1, 2, 3])
})

test('panels make nothing at night, more in July than in December, and what they make is used or fed in', () => {
  const roof = { ...meteredHome, solarKwp: 4, climate: 'madrid' } as const
  const day = hoursOf(roof, '2025-07-10')
  expect(day.slice(0, 5).every((hour) => hour.generatedKwh === 0)).toBe(true)
  expect(day[14]?.generatedKwh).toBeGreaterThan(0.5)
  for (const hour of day) {
    expect(hour.selfConsumedKwh + hour.surplusKwh).toBeCloseTo(hour.generatedKwh, 6)
    expect(hour.selfConsumedKwh === 0 || hour.surplusKwh === 0 || hour.gridKwh === 0).toBe(true)
  }
  const month = (from: string, to: string) => sumOf(roof, from, to, 'generatedKwh')
  expect(month('2025-07-01', '2025-07-31')).toBeGreaterThan(1.5 * month('2025-12-01', '2025-12-31'))
})

test('about eight per cent of the hours are estimated, and gaps older than a month are filled', () => {
  const qualities = { R: 0, E: 0, M: 0 }
  for (let number = today - 400; number < today - 31; number += 1)
    for (const { quality } of curveOfDay(meteredHome, number, today).hours) qualities[quality] += 1
  const share = qualities.E / (qualities.R + qualities.E)
  expect(share).toBeGreaterThan(0.05)
  expect(share).toBeLessThan(0.13)
  expect(qualities.M).toBe(0)
})

test('a gap of the last month is the same energy, estimated, once it is older', () => {
  const recent = Array.from({ length: 30 }, (_, age) => today - age)
  const day = recent.find((number) => curveOfDay(meteredHome, number, today).hours.some((hour) => hour.quality === 'M'))
  expect(day).toBeDefined()
  const before = curveOfDay(meteredHome, day ?? 0, today).hours
  const filled = before.map((hour) => (hour.quality === 'M' ? { ...hour, quality: 'E' } : hour))
  expect(curveOfDay(meteredHome, day ?? 0, today + 60).hours).toEqual(filled)
})
