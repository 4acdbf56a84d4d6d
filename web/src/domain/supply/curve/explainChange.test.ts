import { describe, expect, test } from 'vitest'
import { daysBetween, hourSlots } from '#src/testing/answers/curveAnswer.ts'
import { type DayUse, daysUsed, sumOf } from './dayUse.ts'
import { CAUSES, explainChange } from './explainChange.ts'

type Kwh = (date: string, hour: number) => number | null

const daysOf = (from: string, to: string, kwh: Kwh): readonly DayUse[] =>
  daysUsed(hourSlots(from, to, { kwh }), '2.0TD')

/** A week from Monday to Sunday. The tests compare it with the same week of the year before. */
const week = (kwh: Kwh) => daysOf('2026-03-09', '2026-03-15', kwh)
const before = (kwh: Kwh) => daysOf('2025-03-10', '2025-03-16', kwh)
const none = { days: 0, restDays: 0, background: 0, peak: 0, flat: 0, valley: 0 }

describe('the causes of a difference', () => {
  test('counts a base load with its power in all hours of all days', () => {
    // 150 W instead of 110 W over 7 days of 24 hours: 0.04 * 168 = 6.72 kWh.
    expect(
      explainChange(
        week(() => 0.15),
        before(() => 0.11),
      ),
    ).toEqual({
      wh: 25_200,
      otherWh: 18_480,
      parts: { ...none, background: 6_720 },
      backgroundWatts: { days: 150, others: 110 },
    })
  })

  test('counts energy above the base load by peak, flat and valley hours', () => {
    // An oven: 1 kWh at 20:00 is peak on five working days and valley on the weekend; 0.5 kWh less at 15:00 is flat on
    // five.
    const oven = week((_, hour) => (hour === 20 ? 1.1 : hour === 15 ? 0.1 : 0.1))
    const dryer = before((_, hour) => (hour === 15 ? 0.6 : 0.1))
    expect(explainChange(oven, dryer)?.parts).toEqual({ ...none, peak: 5_000, flat: -2_500, valley: 1_000 })
  })

  test('counts more days at the mean of the others, and more rest days at their difference', () => {
    // A working day takes 24 kWh, a rest day 48. Monday to Sunday is 216 kWh; Monday to the second Sunday is 432.
    const kwh: Kwh = (date) => (isWeekend(date) ? 2 : 1)
    const fortnight = daysOf('2026-03-02', '2026-03-15', kwh)
    expect(explainChange(fortnight, before(kwh))?.parts).toEqual({ ...none, days: 216_000 })
    // Saturday and Sunday more, 96 kWh: two days at the mean of 216 / 7, and the rest because they are not working
    // days.
    const longer = explainChange(daysOf('2026-03-07', '2026-03-15', kwh), before(kwh))
    expect(longer?.parts).toEqual({ ...none, days: 61_714, restDays: 34_286 })
  })

  test('attributes the difference of a Saturday from a Monday to the kind of day alone', () => {
    const [saturday, monday] = [
      daysOf('2026-03-14', '2026-03-14', () => 2),
      daysOf('2026-03-09', '2026-03-09', () => 1),
    ]
    expect(explainChange(saturday, monday)?.parts).toEqual({ ...none, restDays: 24_000 })
  })

  test('returns none without a day on both sides', () => {
    expect(
      explainChange(
        [],
        before(() => 1),
      ),
    ).toBeUndefined()
    expect(
      explainChange(
        week(() => 1),
        [],
      ),
    ).toBeUndefined()
  })
})

describe('the sum of the parts', () => {
  /** Noise that is equal in each run. */
  const noise = (seed: number) => (date: string, hour: number) => {
    const mixed = Math.sin(seed * 12.9898 + Number(date.replaceAll('-', '')) * 78.233 + hour * 37.719) * 43_758.5453
    return Math.round((mixed - Math.floor(mixed)) * 3_000) / 1_000
  }
  const ranges = [
    ['2026-03-01', '2026-03-31'],
    ['2026-02-01', '2026-02-28'],
    ['2025-10-20', '2025-11-02'],
    ['2026-01-06', '2026-01-06'],
    ['2026-01-10', '2026-01-11'],
    ['2025-12-01', '2026-01-17'],
  ] as const
  const curves = ranges.flatMap(([from, to]) => [1, 2, 3].map((seed) => daysOf(from, to, noise(seed))))

  test('equals the difference to the last Wh, for any curves, lengths and kinds of day', () => {
    for (const days of curves)
      for (const others of curves) {
        const explained = explainChange(days, others)
        const [wh, otherWh] = [days, others].map((all) =>
          sumOf(all.flatMap((day) => day.hours.map((hour) => hour.wh ?? 0))),
        )
        expect(explained).toMatchObject({ wh, otherWh })
        expect(sumOf(CAUSES.map((cause) => explained?.parts[cause] ?? Number.NaN))).toBe((wh ?? 0) - (otherWh ?? 0))
      }
  })

  test('equals the difference as shown, rounded to tenths of a kWh', () => {
    for (const days of curves)
      for (const others of curves) {
        const { wh = 0, otherWh = 0, parts = none } = explainChange(days, others, 100) ?? {}
        expect(sumOf(CAUSES.map((cause) => parts[cause]))).toBe(wh - otherWh)
        for (const cause of CAUSES) expect(Math.abs(parts[cause] % 100)).toBe(0)
      }
  })
})

test('counts what was consumed where a roof generates, and tells a day that lacks an hour from a whole one', () => {
  const [day] = daysUsed(
    hourSlots('2026-03-09', '2026-03-09', { kwh: () => 1, generated: (_, hour) => (hour === 12 ? 3 : 0) }),
    '2.0TD',
  )
  expect(day?.hours[12]?.wh).toBe(1_000)
  expect(day?.whole).toBe(true)
  const lacking = daysOf('2026-03-09', '2026-03-10', (date, hour) => (date === '2026-03-10' && hour === 3 ? null : 1))
  expect(lacking.map(({ whole }) => whole)).toEqual([true, false])
  expect(daysBetween('2026-03-29', '2026-03-29').map((date) => daysOf(date, date, () => 1)[0]?.whole)).toEqual([true])
})

function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(date).getUTCDay())
}
