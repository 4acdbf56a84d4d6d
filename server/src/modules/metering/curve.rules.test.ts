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

test('adds a year up to the annual use of the place, within eight per cent', () => {
  const usages = ['household', 'holiday', 'shop', 'office', 'factory'] as const
  const sums = usages.map((usage) => sumOf({ ...meteredHome, usage }, '2025-01-01', '2025-12-31'))
  expect(sums.filter((sum) => Math.abs(sum - 3000) / 3000 > 0.08)).toEqual([])
})

test('draws the same curve for a supply and day each time and another for another supply', () => {
  expect(hoursOf(meteredHome, '2025-07-10')).toEqual(hoursOf(meteredHome, '2025-07-10'))
  expect(hoursOf({ ...meteredHome, cups: 'ES0022007669629642TH1P' }, '2025-07-10')).not.toEqual(
    hoursOf(meteredHome, '2025-07-10'),
  )
})

test('gives the two hours from two to three different values when the clock goes back', () => {
  for (const usage of ['household', 'holiday', 'shop', 'office', 'factory'] as const)
    for (let number = 0; number < 200; number += 1) {
      const [first, second] = hoursOf({ ...meteredHome, usage, cups: `ES${number}` }, '2025-10-26').slice(2, 4)
      expect(first?.gridKwh, `${usage} ${number}`).toBeGreaterThan(0)
      expect(second?.gridKwh, `${usage} ${number}`).not.toBe(first?.gridKwh)
    }
})

test('draws 24 hours a day, 23 in spring and 25 in autumn when the clock changes', () => {
  expect(hoursOf(meteredHome, '2025-03-29')).toHaveLength(24)
  expect(hoursOf(meteredHome, '2025-03-30')).toHaveLength(23)
  const autumn = hoursOf(meteredHome, '2025-10-26')
  expect(autumn).toHaveLength(25)
  expect(autumn.slice(2, 4).map((hour) => hour.start)).toEqual([
    '2025-10-26T02:00:00+02:00',
    '2025-10-26T02:00:00+01:00',
  ])
})

test('draws a holiday house with far more use in August than in January', () => {
  const house = { ...meteredHome, usage: 'holiday' } as const
  expect(sumOf(house, '2025-08-01', '2025-08-31')).toBeGreaterThan(3 * sumOf(house, '2025-01-01', '2025-01-31'))
})

test('lowers the use of an office at the weekend but not that of a household', () => {
  const week = (usage: MeteredPoint['usage']) => {
    const point = { ...meteredHome, usage }
    return sumOf(point, '2025-05-10', '2025-05-11') / sumOf(point, '2025-05-06', '2025-05-07')
  }
  expect(week('office')).toBeLessThan(0.6)
  expect(week('household')).toBeGreaterThan(0.8)
})

test('counts weekends and national holidays as P3 and working days by three periods', () => {
  const periods = (date: string) => [...new Set(hoursOf(meteredHome, date).map((hour) => hour.period))]
  expect(periods('2025-05-10')).toEqual([3])
  expect(periods('2025-08-15')).toEqual([3])
  expect(periods('2025-05-08').sort()).toEqual([1, 2, 3])
})

test('generates by daylight, more in summer, and uses or feeds in all of it', () => {
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

test('estimates about eight per cent of the hours and leaves no gap older than a month', () => {
  const qualities = { R: 0, E: 0, M: 0 }
  for (let number = today - 400; number < today - 31; number += 1)
    for (const { quality } of curveOfDay(meteredHome, number, today).hours) qualities[quality] += 1
  const share = qualities.E / (qualities.R + qualities.E)
  expect(share).toBeGreaterThan(0.05)
  expect(share).toBeLessThan(0.13)
  expect(qualities.M).toBe(0)
})

test('fills a gap after a month with the estimated value of the same energy', () => {
  const recent = Array.from({ length: 30 }, (_, age) => today - age)
  const day = recent.find((number) => curveOfDay(meteredHome, number, today).hours.some((hour) => hour.quality === 'M'))
  expect(day).toBeDefined()
  const before = curveOfDay(meteredHome, day ?? 0, today).hours
  const filled = before.map((hour) => (hour.quality === 'M' ? { ...hour, quality: 'E' } : hour))
  expect(curveOfDay(meteredHome, day ?? 0, today + 60).hours).toEqual(filled)
})
