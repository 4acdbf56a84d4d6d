import { expect, test } from 'vitest'
import { estimatedSlots, labelEvery, missingRuns, periodRuns, slotAt, uprightScale } from './energyChart.scale.ts'
import type { EnergyPoint, EnergySeries } from './energyChart.type.ts'

test('joins neighbouring hours of one tariff period to a band, broken by an hour without a period', () => {
  const points = [3, 3, 2, undefined, 2, 1].map((period) => point({ period }))
  expect(periodRuns(points)).toEqual([
    { from: 0, to: 1, period: 3 },
    { from: 2, to: 2, period: 2 },
    { from: 4, to: 4, period: 2 },
    { from: 5, to: 5, period: 1 },
  ])
})

test('draws no bands for a year of hours, which would be too thin', () => {
  const year = Array.from({ length: 8760 }, (_, hour) => point({ period: (hour % 3) + 1 }))
  expect(periodRuns(year)).toEqual([])
})

test('counts a missing hour as a gap, but not a zero', () => {
  expect(missingRuns([series([0, null, null, 4])])).toEqual([{ from: 1, to: 2 }])
})

test('counts no gap for a slot of which data cannot arrive', () => {
  const [alone] = [series([1, null])].map((one) => ({
    ...one,
    points: one.points.map((is) => ({ ...is, idle: true })),
  }))
  expect(alone && missingRuns([alone])).toEqual([])
})

test('ignores the gaps of a comparison', () => {
  const now = series([1, 2])
  const before: EnergySeries = { ...series([null, null]), kind: 'comparison' }
  expect(missingRuns([now, before])).toEqual([])
})

test('hatches an estimated slot up to the highest value drawn in it', () => {
  const estimated = series([1, 5], true)
  const measured = series([9, 9])
  expect(estimatedSlots([estimated, measured])).toEqual([
    { slot: 0, value: 1 },
    { slot: 1, value: 5 },
  ])
})

test('finds a slot under the pointer at and past the edges too', () => {
  expect([-0.2, 0, 0.49, 0.5, 1, 1.4].map((place) => slotAt(place, 4))).toEqual([0, 0, 1, 2, 3, 3])
})

test('scales the upright axis from zero in a few round steps to cover the highest value', () => {
  for (const [highest, max] of [
    [0.69, 0.8],
    [10.5, 12.5],
    [268.9, 300],
    [100, 100],
    [0, 1],
  ] as const) {
    const scale = uprightScale([series([highest, null])])
    expect(scale.max).toBeCloseTo(max, 9)
    expect(scale.steps).toBeLessThanOrEqual(6)
  }
})

test('spaces the labels of the axis, and keeps them on the same hours each day', () => {
  const week = Array.from({ length: 168 }, () => point({ label: '18 h' }))
  expect(labelEvery(week, 1000)).toBe(8)
  expect(labelEvery(week, 300)).toBe(24)
  expect(labelEvery(week.slice(0, 12), 1000)).toBe(1)
})

function point(over: Partial<EnergyPoint>): EnergyPoint {
  return { at: 0, label: '0', value: 1, estimated: false, ...over }
}

function series(values: readonly (number | null)[], estimated = false): EnergySeries {
  return { name: 'Consumo', kind: 'consumption', points: values.map((value) => point({ value, estimated })) }
}
