import { dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { describe, expect, test } from 'vitest'
import { dayOf } from './day.rules.ts'
import { demandOf, type Usage } from './demand.rules.ts'

const seeds = Array.from({ length: 40 }, (_, index) => index * 7919)

/** The mean use of many places of 3,000 kWh a year on a day, hour by hour. */
function meanDay(usage: Usage, date: string): number[] {
  const day = dayOf(dayNumber(date))
  const days = seeds.map((seed) => demandOf(usage, 3000, seed, day))
  return Array.from({ length: 24 }, (_, hour) => sum(days.map((kwh) => kwh[hour] ?? 0)) / seeds.length)
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)
const total = (usage: Usage, date: string) => sum(meanDay(usage, date))

function monthOf(usage: Usage, month: string): number {
  const days = dayOf(dayNumber(`${month}-01`)).monthDays
  return sum(Array.from({ length: days }, (_, index) => total(usage, `${month}-${String(index + 1).padStart(2, '0')}`)))
}

describe('a household', () => {
  test('spends each month its share of the year', () => {
    const shares = ['2025-01', '2025-02', '2025-05', '2025-08'].map(
      (month) => (monthOf('household', month) / 3000) * 100,
    )
    const off = [10.2, 9.0, 7.3, 8.6].map((share, index) => Math.abs((shares[index] ?? 0) - share))
    expect(Math.max(...off)).toBeLessThan(0.6)
  })

  test('spends most around nine in the evening and least before dawn', () => {
    const hours = meanDay('household', '2025-05-07')
    expect([20, 21, 22]).toContain(hours.indexOf(Math.max(...hours)))
    expect([2, 3, 4]).toContain(hours.indexOf(Math.min(...hours)))
  })

  test('differs by day, by hour and from its neighbour', () => {
    const [one, other] = [dayOf(dayNumber('2025-05-07')), dayOf(dayNumber('2025-05-08'))]
    expect(demandOf('household', 3000, 1, one)).not.toEqual(demandOf('household', 3000, 1, other))
    expect(demandOf('household', 3000, 1, one)).not.toEqual(demandOf('household', 3000, 2, one))
    expect(new Set(demandOf('household', 3000, 1, one)).size).toBe(24)
  })
})

describe('a holiday house', () => {
  test('uses more on summer weekends and at Easter than between them', () => {
    const empty = total('holiday', '2025-07-08')
    expect(total('holiday', '2025-07-12')).toBeGreaterThan(3 * empty)
    // Good Friday: Easter was on 20 April 2025.
    expect(total('holiday', '2025-04-18')).toBeGreaterThan(3 * empty)
    expect(total('holiday', '2025-04-25')).toBeLessThan(1.2 * empty)
  })

  test('uses almost as much by night as by day while it is empty', () => {
    const hours = meanDay('holiday', '2025-07-08')
    expect(Math.max(...hours) / Math.min(...hours)).toBeLessThan(1.5)
  })
})

test('lowers the use of a factory at night and on a national holiday', () => {
  const hours = meanDay('factory', '2025-04-24')
  expect(hours[12]).toBeGreaterThan(3 * (hours[3] ?? 0))
  expect(total('factory', '2025-05-01')).toBeLessThan(0.5 * total('factory', '2025-04-24'))
})

test('lowers the use of a shop at night and on Saturdays, and of an office in August', () => {
  const hours = meanDay('shop', '2025-04-24')
  expect(hours[12]).toBeGreaterThan(3 * (hours[3] ?? 0))
  expect(total('shop', '2025-04-26')).toBeLessThan(0.8 * total('shop', '2025-04-24'))
  expect(monthOf('office', '2025-08')).toBeLessThan(0.8 * monthOf('office', '2025-07'))
})
