import { weekday } from '@acometida/api-spec/rules/time/calendar'
import { describe, expect, test } from 'vitest'
import { daysBetween } from '#src/testing/answers/curveAnswer.ts'
import { hourSlot } from '#src/testing/answers/hourSlot.ts'
import {
  alignSlots,
  compare,
  partnerOf,
  partnerRange,
  previousRange,
  sameWeekdays,
  trendOf,
  yearBefore,
} from './comparison.ts'

const days = (from: string, to: string, kwh: number | null) =>
  daysBetween(from, to).map((date) => hourSlot(`${date}T00:00:00+01:00`, { kwh }))

describe('a year before', () => {
  test('compares short ranges with the same weekdays, and long ones with the same dates', () => {
    const month = { from: '2026-02-15', to: '2026-03-14' }
    expect(yearBefore(month).alignment).toBe('weekday')
    expect(previousRange(month)).toEqual({ from: '2025-02-16', to: '2025-03-15' })
    expect(weekday('2025-02-16')).toBe(weekday('2026-02-15'))
    expect(previousRange({ from: '2025-04-01', to: '2026-03-14' })).toEqual({ from: '2024-04-01', to: '2025-03-14' })
  })

  test('aligns each slot with its own day and hour of the year before', () => {
    const current = [hourSlot('2026-03-14T09:00:00+01:00'), hourSlot('2026-03-14T10:00:00+01:00')]
    const before = [hourSlot('2025-03-15T10:00:00+01:00', { kwh: 5 })]
    expect(alignSlots(current, before, 'hour', { alignment: 'weekday', weeks: 52 }).map((slot) => slot?.kwh)).toEqual([
      undefined,
      5,
    ])
  })

  test('aligns each month with its own of the year before', () => {
    const current = [hourSlot('2026-03-01T00:00:00+01:00')]
    const before = [hourSlot('2025-03-09T00:00:00+01:00', { kwh: 7 })]
    expect(alignSlots(current, before, 'month', { alignment: 'date', months: 12 })[0]?.kwh).toBe(7)
  })
})

describe('any two ranges', () => {
  test('pairs each day with the nearest of its weekday', () => {
    const april = { from: '2026-04-01', to: '2026-04-30' }
    const pairing = sameWeekdays(april, { from: '2026-03-01', to: '2026-03-31' })
    expect(partnerRange(april, pairing)).toEqual({ from: '2026-03-04', to: '2026-04-02' })
    for (const day of daysBetween(april.from, april.to)) expect(weekday(partnerOf(day, pairing))).toBe(weekday(day))
  })

  test('pairs four weeks with those of the year before as the year before does', () => {
    const weeks = { from: '2026-02-15', to: '2026-03-14' }
    expect(sameWeekdays(weeks, previousRange(weeks))).toEqual(yearBefore(weeks))
  })

  test('pairs an earlier range with a later one', () => {
    const before = { from: '2026-01-05', to: '2026-01-18' }
    const pairing = sameWeekdays(before, { from: '2026-01-19', to: '2026-02-01' })
    expect(partnerRange(before, pairing)).toEqual({ from: '2026-01-19', to: '2026-02-01' })
  })
})

describe('compare', () => {
  test('counts only days that both years have', () => {
    const current = [...days('2026-03-01', '2026-03-19', 9), ...days('2026-03-20', '2026-03-20', null)]
    const aligned = days('2025-03-02', '2025-03-21', 10)
    expect(compare(current, aligned, 'weekday')).toMatchObject({ kwh: 171, previousKwh: 190 })
    expect(compare(current, aligned, 'weekday')?.change).toBeCloseTo(-10)
  })

  test('returns nothing with fewer than nine days in ten, or with zero', () => {
    const current = days('2026-03-01', '2026-03-10', 9)
    const aligned = days('2025-03-02', '2025-03-11', 10)
    expect(compare(current, aligned.slice(0, 9), 'weekday')).toBeDefined()
    expect(compare(current, aligned.slice(0, 8), 'weekday')).toBeUndefined()
    expect(compare(current, days('2025-03-02', '2025-03-11', 0), 'weekday')).toBeUndefined()
    expect(compare([], [], 'weekday')).toBeUndefined()
  })

  test('takes less than half a percent for no difference', () => {
    const of = (change: number) => trendOf({ change })
    expect([of(-0.5), of(-0.4), of(0.4), of(0.5)]).toEqual(['less', 'same', 'same', 'more'])
  })
})
