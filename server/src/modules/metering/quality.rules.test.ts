import { dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { expect, test } from 'vitest'
import { seedOf } from './noise.rules.ts'
import { type HourQuality, qualitiesOf } from './quality.rules.ts'

const today = dayNumber('2026-03-16')
const seeds = Array.from({ length: 200 }, (_, index) => seedOf(`ES0022${index}`))

/** The qualities of the hours of a range of days, given as days before today. */
function qualities(seed: number, oldest: number, newest: number, present = today): HourQuality[] {
  return Array.from({ length: oldest - newest + 1 }, (_, index) => oldest - index).flatMap((age) => {
    const at = qualitiesOf(seed, present - age, age)
    return Array.from({ length: 24 }, (_, hour) => at(hour))
  })
}

test('leaves gaps in the last month of every supply on any day', () => {
  // The days are old enough to have arrived, and not old enough for filled gaps.
  const whole = seeds.filter((seed, index) => !qualities(seed, 29, 3, today + index).includes('M'))
  expect(whole).toEqual([])
})

test('leaves about one per cent of the last month missing, in gaps of two to four hours', () => {
  const hours = seeds.flatMap((seed) => qualities(seed, 30, 1))
  const missing = hours.filter((quality) => quality === 'M').length
  expect(missing / hours.length).toBeGreaterThan(0.007)
  expect(missing / hours.length).toBeLessThan(0.014)
  const gaps = hours.join('').match(/M+/g) ?? []
  expect([...new Set(gaps.map((gap) => gap.length))].sort()).toEqual([2, 3, 4])
})

test('misses nothing older than thirty days and estimates about eight per cent, in runs', () => {
  const hours = seeds.flatMap((seed) => qualities(seed, 230, 31))
  expect(hours).not.toContain('M')
  const estimated = hours.filter((quality) => quality === 'E').length
  expect(estimated / hours.length).toBeGreaterThan(0.065)
  expect(estimated / hours.length).toBeLessThan(0.095)
  const runs = hours.join('').match(/E+/g) ?? []
  expect(Math.min(...runs.map((run) => run.length))).toBeGreaterThanOrEqual(2)
})
