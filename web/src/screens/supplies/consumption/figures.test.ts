import { describe, expect, test } from 'vitest'
import { hourSlot } from '#src/testing/answers/hourSlot.ts'
import { periodShares, periodsOfHours, valleyPeriod } from './periodShares.ts'
import { countQuality } from './quality.ts'
import { totalsOf } from './totals.ts'

const day = (date: string, changes = {}) => hourSlot(`${date}T00:00:00+01:00`, changes)

describe('totals', () => {
  test('averages over the days that have data', () => {
    const slots = [day('2026-03-12', { kwh: 6 }), day('2026-03-13', { kwh: null }), day('2026-03-14', { kwh: 9 })]
    expect(totalsOf(slots)).toEqual({ kwh: 15, dailyKwh: 7.5, own: undefined })
    expect(totalsOf([])).toEqual({ kwh: null, dailyKwh: null, own: undefined })
  })

  test('returns no sum for a range without data', () => {
    const own = { generated: null, selfConsumed: null, surplus: null }
    expect(totalsOf([day('2026-03-14', { kwh: null, own })])).toEqual({
      kwh: null,
      dailyKwh: null,
      own: { ...own, used: null, usedAtHomePercent: null, ownPercent: null },
    })
  })

  test('returns what an installation supplied to the home and how much that covered', () => {
    const own = { generated: 10, selfConsumed: 4, surplus: 6 }
    expect(totalsOf([day('2026-03-14', { kwh: 12, own })]).own).toEqual({
      generated: 10,
      selfConsumed: 4,
      surplus: 6,
      used: 16,
      usedAtHomePercent: 40,
      ownPercent: 25,
    })
    const night = { generated: 0, selfConsumed: 0, surplus: 0 }
    expect(totalsOf([day('2026-03-14', { kwh: 0, own: night })]).own).toMatchObject({
      usedAtHomePercent: 0,
      ownPercent: 0,
    })
  })
})

describe('tariff periods', () => {
  test('returns shares of all the energy and leaves out unused periods', () => {
    const shares = periodShares([day('2026-03-13', { periods: [3, 0, 1] }), day('2026-03-14', { periods: [0, 0, 4] })])
    expect(shares).toEqual([
      { period: 1, kwh: 3, percent: 37.5 },
      { period: 3, kwh: 5, percent: 62.5 },
    ])
    expect(periodShares([day('2026-03-14', { periods: [0, 0, 0] })])).toEqual([])
  })

  test('finds the period of an hour by the local clock', () => {
    expect(periodsOfHours('2.0TD')('2026-03-13T10:00:00+01:00')).toBe(1)
    expect(periodsOfHours('2.0TD')('2026-03-14T10:00:00+01:00')).toBe(3)
    expect(periodsOfHours('3.0TD')('2026-03-13T03:00:00+01:00')).toBe(valleyPeriod('3.0TD'))
  })
})

test('counts estimated, missing and incomplete slots apart', () => {
  const slots = [
    day('2026-03-10'),
    day('2026-03-11', { quality: 'estimated' }),
    day('2026-03-12', { quality: 'incomplete' }),
    day('2026-03-13', { quality: 'real' }),
    day('2026-03-14', { quality: 'missing', kwh: null }),
  ]
  expect(countQuality(slots)).toEqual({
    total: 5,
    estimated: 1,
    missing: 1,
    incomplete: 1,
    untold: 0,
    estimatedPercent: 25,
  })
  expect(countQuality([]).estimatedPercent).toBe(0)
})
