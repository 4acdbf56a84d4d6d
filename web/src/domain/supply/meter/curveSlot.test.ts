import { describe, expect, test } from 'vitest'
import type { ConsumptionItem, ConsumptionValue } from '#src/api/generated/api.ts'
import { type RequestedCurve, slotsOf } from './curveSlot.ts'

const hourly = (from: string, to = from): RequestedCurve => ({
  granularity: 'hour',
  tariff: '2.0TD',
  range: { from, to },
})

/** A day of an answer that holds nothing but its hours. */
function day(periodStartDate: string, values: readonly ConsumptionValue['consumptionValue'][]): ConsumptionItem {
  return { periodStartDate, consumptions: { items: values.map((consumptionValue) => ({ consumptionValue })) } }
}

const hours = (count: number) => Array.from({ length: count }, () => '0,5')
const counted = (items: readonly ConsumptionItem[], question: RequestedCurve) =>
  slotsOf({ items: [...items] }, question).filter(({ kwh }) => kwh !== null).length

describe('a curve of another API', () => {
  test.each(['0,312', '0.312', 0.312])('reads the quantity %s as 0.312 kWh', (value) => {
    const [slot] = slotsOf({ items: [day('14/03/2026', [value])] }, hourly('2026-03-14'))
    expect(slot).toMatchObject({ at: '2026-03-14T00:00:00+01:00', kwh: 0.312 })
  })

  test.each(['14/03/2026', '2026-03-14'])('reads the day %s', (date) => {
    expect(slotsOf({ items: [day(date, hours(24))] }, hourly('2026-03-14'))).toHaveLength(24)
  })

  test('fails on what is no quantity or no day', () => {
    expect(() => slotsOf({ items: [day('14/03/2026', ['1.234,5'])] }, hourly('2026-03-14'))).toThrow('cannot be read')
    expect(() => slotsOf({ items: [day('14.03.2026', ['1'])] }, hourly('2026-03-14'))).toThrow('cannot be read')
  })

  test('times the hours of the days when the clock changes', () => {
    const spring = slotsOf({ items: [day('29/03/2026', hours(23))] }, hourly('2026-03-29'))
    expect(spring.slice(1, 3).map(({ at }) => at)).toEqual(['2026-03-29T01:00:00+01:00', '2026-03-29T03:00:00+02:00'])
    const autumn = slotsOf({ items: [day('25/10/2026', hours(25))] }, hourly('2026-10-25'))
    expect(autumn.slice(2, 4).map(({ at }) => at)).toEqual(['2026-10-25T02:00:00+02:00', '2026-10-25T02:00:00+01:00'])
  })

  test.each([1, 23])('marks the missing hours of a day of %d hours', (count) => {
    const slots = slotsOf({ items: [day('14/03/2026', hours(count))] }, hourly('2026-03-14'))
    expect(slots).toHaveLength(24)
    expect(slots.filter(({ quality }) => quality === 'missing')).toHaveLength(24 - count)
  })

  test('marks a day that is left out between others as missing', () => {
    const items = [day('15/03/2026', hours(24)), day('13/03/2026', hours(24))]
    const slots = slotsOf({ items }, hourly('2026-03-12', '2026-03-16'))
    expect(slots.map(({ at }) => at.slice(8, 10)).filter((date, nth, all) => date !== all[nth - 1])).toEqual([
      '13',
      '14',
      '15',
    ])
    expect(slots.filter(({ kwh }) => kwh === null)).toHaveLength(24)
  })

  test('shows only what was asked for of a range shifted by a day, with the other end missing', () => {
    const items = [day('13/03/2026', hours(24)), day('14/03/2026', hours(24))]
    expect(counted(items, hourly('2026-03-12', '2026-03-13'))).toBe(24)
    const slots = slotsOf({ items }, hourly('2026-03-12', '2026-03-13'))
    expect(slots.slice(0, 24).every(({ quality }) => quality === 'missing')).toBe(true)
    expect(slots).toHaveLength(48)
  })

  test('derives the period of an hour from the tariff, and calls no hour measured', () => {
    const slots = slotsOf({ items: [day('13/03/2026', hours(24))] }, hourly('2026-03-13'))
    expect(slots.slice(7, 11).map(({ periods }) => periods)).toEqual([
      [0, 0, 0.5],
      [0, 0.5, 0],
      [0, 0.5, 0],
      [0.5, 0, 0],
    ])
    expect(new Set(slots.map(({ quality }) => quality))).toEqual(new Set(['untold']))
    expect(slots[0]?.own).toBeUndefined()
  })

  test('leaves the tariff periods of a day unknown where the API answers only its sum', () => {
    const [slot] = slotsOf({ items: [day('13/03/2026', ['12'])] }, { ...hourly('2026-03-13'), granularity: 'day' })
    expect(slot).toMatchObject({ at: '2026-03-13T00:00:00+01:00', kwh: 12, periods: [], estimatedShare: undefined })
  })
})
