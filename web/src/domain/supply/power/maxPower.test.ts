import { expect, test } from 'vitest'
import { type MaxPower, type MonthPeak, usesOf, verdictOf } from './maxPower.ts'

test('measures the use of a power against what was contracted in that very month', () => {
  const uses = usesOf(of([peak(1, 3000, 3450), peak(1, 3200, 4600), peak(2, 1150, 4600)]))
  expect(uses.map(({ period, percent, highest }) => [period, percent, highest.watts])).toEqual([
    [1, 87, 3000],
    [2, 25, 1150],
  ])
})

test.each([
  ['exceeded', [peak(1, 4601, 4600), peak(2, 4600, 4600)]],
  ['atLimit', [peak(1, 1000, 4600), peak(2, 4600, 4600)]],
  ['oversized', [peak(1, 4100, 4600), peak(2, 4500, 4600)]],
  ['fits', [peak(1, 4140, 4600), peak(2, 4599, 4600)]],
] as const)('judges by the worst of all periods: %s', (verdict, peaks) => {
  expect(verdictOf(usesOf(of(peaks)))).toBe(verdict)
})

function of(peaks: readonly MonthPeak[]): MaxPower {
  return { peaks, months: ['2026-02'], partialUntil: null }
}

function peak(period: number, watts: number, contractedWatts: number): MonthPeak {
  return { month: '2026-02', period, watts, contractedWatts, at: '2026-02-09T21:15:00+01:00' }
}
