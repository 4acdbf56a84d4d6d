import { describe, expect, test } from 'vitest'
import { hourSlots } from '#src/testing/answers/curveAnswer.ts'
import { comparableDays, pairDays } from './dayPairs.ts'
import { daysUsed, typicalDay } from './dayUse.ts'

const used = (from: string, to: string, kwh: (date: string, hour: number) => number | null = () => 1) => ({
  range: { from, to },
  days: daysUsed(hourSlots(from, to, { kwh }), '2.0TD'),
})
const datesOf = (pairs: ReturnType<typeof pairDays>) =>
  pairs.map(({ day, other }) => [day?.date.slice(5) ?? null, other?.date.slice(5) ?? null])

describe('days beside one another', () => {
  test('pairs weekday with weekday, and leaves the other days of unequal months alone', () => {
    const pairs = datesOf(pairDays(used('2026-04-01', '2026-04-30'), used('2026-03-01', '2026-03-31')))
    expect(pairs.slice(0, 4)).toEqual([
      [null, '03-01'],
      [null, '03-02'],
      [null, '03-03'],
      ['04-01', '03-04'],
    ])
    expect(pairs.slice(-3)).toEqual([
      ['04-28', '03-31'],
      ['04-29', null],
      ['04-30', null],
    ])
    expect(pairs).toHaveLength(33)
  })

  test('leaves single days of other weekdays alone, without the empty days between them', () => {
    const pairs = pairDays(used('2026-03-14', '2026-03-14'), used('2026-03-09', '2026-03-09'))
    expect(datesOf(pairs)).toEqual([
      ['03-14', null],
      [null, '03-09'],
    ])
  })

  test('drops a day that lacks an hour with its partner', () => {
    const gap = used('2026-03-09', '2026-03-15', (date, hour) => (date === '2026-03-11' && hour === 5 ? null : 1))
    const { days, others } = comparableDays(pairDays(gap, used('2025-03-10', '2025-03-16')))
    expect(days.map(({ date }) => date.slice(8))).toEqual(['09', '10', '12', '13', '14', '15'])
    expect(others.map(({ date }) => date.slice(8))).toEqual(['10', '11', '13', '14', '15', '16'])
  })

  test('drops the partner of a day of which nothing has come', () => {
    const short = { ...used('2026-03-09', '2026-03-10'), range: { from: '2026-03-09', to: '2026-03-15' } }
    const { days, others } = comparableDays(pairDays(short, used('2025-03-10', '2025-03-16')))
    expect([days.length, others.length]).toEqual([2, 2])
  })
})

test('averages each hour by the clock, and the hour that March skips over the other days', () => {
  const { days } = used('2026-03-28', '2026-03-30', (date, hour) => (date === '2026-03-30' ? 3 : 1) + hour)
  const hours = typicalDay(days)
  expect(hours[0]).toBeCloseTo(5 / 3)
  expect(hours[2]).toBe(4)
  expect(typicalDay([])[7]).toBeNull()
})
