import { describe, expect, test } from 'vitest'
import { hourSlot } from '#src/testing/answers/hourSlot.ts'
import { groupSlots } from './groupSlots.ts'

const hour = (time: string, changes = {}) => hourSlot(`2026-03-14T${time}:00:00+01:00`, changes)

describe('groupSlots', () => {
  test('leaves hours as they are', () => {
    const hours = [hour('00'), hour('01')]
    expect(groupSlots(hours, 'hour')).toBe(hours)
  })

  test('sums the hours of a day by period, without rounding errors', () => {
    const [day] = groupSlots(
      [hour('00', { kwh: 0.1, periods: [0, 0, 0.1] }), hour('10', { kwh: 0.2, periods: [0.2, 0, 0] })],
      'day',
    )
    expect(day).toMatchObject({ at: '2026-03-14T00:00:00+01:00', kwh: 0.3, periods: [0.2, 0, 0.1], quality: 'real' })
  })

  test('marks a day with missing hours as incomplete, and one of nothing else as missing', () => {
    const missing = { kwh: null, quality: 'missing' as const, periods: [0, 0, 0] }
    expect(groupSlots([hour('00'), hour('01', missing)], 'day')[0]).toMatchObject({ kwh: 1, quality: 'incomplete' })
    expect(groupSlots([hour('00', missing), hour('01', missing)], 'day')[0]).toMatchObject({
      kwh: null,
      quality: 'missing',
    })
  })

  test('marks a day with an estimated hour, with how much of the day it is', () => {
    const [day] = groupSlots(
      [
        hour('00', { quality: 'estimated', estimatedShare: 1 }),
        ...['01', '02', '03'].map((time) => hour(time, { estimatedShare: 0 })),
      ],
      'day',
    )
    expect(day).toMatchObject({ quality: 'estimated', estimatedShare: 0.25 })
  })

  test('counts the days with estimated hours in a month of which only the days are known', () => {
    const day = (at: string, quality: 'real' | 'estimated') => hourSlot(`${at}T00:00:00+01:00`, { quality })
    const days = [day('2026-02-01', 'estimated'), day('2026-02-02', 'real'), day('2026-02-03', 'real')]
    expect(groupSlots(days, 'month')[0]?.estimatedShare).toBeCloseTo(1 / 3)
  })

  test('separates months by the local clock', () => {
    const months = groupSlots([hourSlot('2026-02-28T23:00:00+01:00'), hourSlot('2026-03-01T00:00:00+01:00')], 'month')
    expect(months.map(({ at }) => at.slice(0, 7))).toEqual(['2026-02', '2026-03'])
  })

  test('sums the energy of the installation, unknown only without any hour', () => {
    const own = { generated: 2, selfConsumed: 1.5, surplus: 0.5 }
    const none = { generated: null, selfConsumed: null, surplus: null }
    expect(groupSlots([hour('12', { own }), hour('13', { own }), hour('14', { own: none })], 'day')[0]?.own).toEqual({
      generated: 4,
      selfConsumed: 3,
      surplus: 1,
    })
    expect(groupSlots([hour('12', { own: none }), hour('13', { own: none })], 'day')[0]?.own).toEqual(none)
  })
})
