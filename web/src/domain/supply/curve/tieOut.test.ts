import { describe, expect, test } from 'vitest'
import { hourSlots } from '#src/testing/answers/curveAnswer.ts'
import { dailyKwh, isShortFirst, type MeteredPeriod, yearBeforeOf, yearChange } from './billingPeriods.ts'
import { tieOut } from './tieOut.ts'

/** A week from Monday: 40 peak, 40 flat and 88 valley hours. */
const week = { from: '2026-02-09', to: '2026-02-15' }
const billed = (periods: readonly number[], changes: Partial<MeteredPeriod> = {}): MeteredPeriod => ({
  id: 'FE1',
  billNumber: 'FE1',
  range: week,
  days: 7,
  kwh: periods.reduce((sum, kwh) => sum + kwh, 0),
  periods,
  reading: 'remote',
  ...changes,
})
const curve = (kwh: (date: string, hour: number) => number | null) => hourSlots(week.from, week.to, { kwh })

describe('a bill beside the curve of its days', () => {
  test('ties out exactly in whole kWh', () => {
    expect(
      tieOut(
        billed([40, 40, 88]),
        curve(() => 1),
      ),
    ).toMatchObject({ curveWh: 168_000, missing: [], verdict: 'exact' })
  })

  test('allows for the rounding of each period to whole kWh', () => {
    // 40 * 0.262 = 10.48 twice, 88 * 0.262 = 23.056: 44.016 kWh, billed as 10 + 10 + 23 = 43.
    const tied = tieOut(
      billed([10, 10, 23]),
      curve(() => 0.262),
    )
    expect(tied.periods.map(({ curveWh }) => curveWh)).toEqual([10_480, 10_480, 23_056])
    expect(tied).toMatchObject({ curveWh: 44_016, verdict: 'rounding' })
  })

  test('judges a bill that tells its sum alone by the sum, with a rounding for each tariff period', () => {
    const sums = (kwh: number) =>
      tieOut(
        billed([], { kwh }),
        curve(() => 1),
      )
    expect(sums(168)).toMatchObject({ curveWh: 168_000, periods: [], verdict: 'exact' })
    expect([167, 169, 166, 170].map((kwh) => sums(kwh).verdict)).toEqual(['rounding', 'rounding', 'apart', 'apart'])
  })

  test('counts hours that the curve still lacks as late, and names their days', () => {
    const late = curve((date, hour) => (date === '2026-02-11' && hour >= 10 && hour < 13 ? null : 1))
    expect(tieOut(billed([40, 40, 88]), late)).toMatchObject({
      curveWh: 165_000,
      missing: [{ date: '2026-02-11', hours: 3 }],
      verdict: 'late',
    })
  })

  test('counts all hours of a day of which nothing came as missing', () => {
    const slots = curve(() => 1).filter(({ at }) => !at.startsWith('2026-02-15'))
    expect(tieOut(billed([40, 40, 88]), slots).missing).toEqual([{ date: '2026-02-15', hours: 24 }])
  })

  test('blames no missing hours for a curve that is greater than its bill', () => {
    const late = curve((date, hour) => (date === '2026-02-11' && hour === 10 ? null : 1))
    expect(tieOut(billed([30, 40, 88]), late).verdict).toBe('apart')
  })

  test('excuses an estimated reading that is apart from the curve, but not a real one', () => {
    expect(
      tieOut(
        billed([45, 40, 88], { reading: 'estimated' }),
        curve(() => 1),
      ).verdict,
    ).toBe('estimated')
    expect(
      tieOut(
        billed([45, 40, 88]),
        curve(() => 1),
      ).verdict,
    ).toBe('apart')
  })
})

describe('periods of unequal lengths', () => {
  const february = billed([84, 56, 140], { range: { from: '2026-02-01', to: '2026-02-28' }, days: 28 })
  const before = billed([80, 60, 175], { range: { from: '2025-02-10', to: '2025-02-28' }, days: 19 })

  test('compares them by the day, with the month of the year before', () => {
    expect(dailyKwh(february)).toBe(10)
    expect(yearBeforeOf(february, [february, before])).toBe(before)
    // 315 / 19 = 16.579 kWh a day.
    expect(yearChange(february, [february, before])).toBeCloseTo(-39.68)
    expect(yearChange(before, [february, before])).toBeUndefined()
  })

  test('marks the first as short where the data began within its month', () => {
    expect([february, before].map((period) => isShortFirst(period, [february, before]))).toEqual([false, true])
    expect(isShortFirst(february, [february])).toBe(false)
  })
})
