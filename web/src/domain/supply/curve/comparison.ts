import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import { addDays, addMonths, dateOfDayNumber, dayNumber } from '@acometida/api-spec/rules/time/calendar'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import { slotKey, type Granularity } from '#src/domain/supply/meter/groupSlots.ts'

/** Two local dates, both included: `2026-03-01` and `2026-03-14`. */
export type DayRange = { readonly from: string; readonly to: string }

/** How ranges are aligned: by weekday if weekends would distort the comparison, else by date. */
export type Alignment = 'weekday' | 'date'

/** How far back the partner of a day is: whole weeks, so that weekdays match, or months. Negative is later. */
export type Pairing = WeekdayPairing | { readonly alignment: 'date'; readonly months: number }
type WeekdayPairing = { readonly alignment: 'weekday'; readonly weeks: number }

export type Comparison = {
  readonly alignment: Alignment
  /** The energy of the slots that both years have, kWh. */
  readonly kwh: number
  readonly previousKwh: number
  /** In percent: -6 is six less. */
  readonly change: number
}

/** The number of days in a range, both ends included. */
export function dayCountOf({ from, to }: DayRange): number {
  return dayNumber(to) - dayNumber(from) + 1
}

/** The dates of a range: `2026-03-04`, `2026-03-05`. */
export function datesOf(range: DayRange): readonly string[] {
  const first = dayNumber(range.from)
  return Array.from({ length: dayCountOf(range) }, (_, index) => dateOfDayNumber(first + index))
}

/** The month a year before a date: `2025-03` for `2026-03-14`. */
export function sameMonthLastYear(date: string): string {
  return addMonths(`${date.slice(0, 7)}-01`, -12).slice(0, 7)
}

/** The pairing of a range with the year before. */
export function yearBefore(range: DayRange): Pairing {
  return dayCountOf(range) < 60 ? { alignment: 'weekday', weeks: 52 } : { alignment: 'date', months: 12 }
}

/** The pairing of a range with any other: in order, by the nearest same weekday. */
export function sameWeekdays(range: DayRange, other: DayRange): WeekdayPairing {
  return { alignment: 'weekday', weeks: Math.round((dayNumber(range.from) - dayNumber(other.from)) / 7) }
}

/** The date paired with a date: 52 weeks before `2026-03-14` is `2025-03-15`. */
export function partnerOf(date: string, pairing: Pairing): string {
  return pairing.alignment === 'weekday' ? addDays(date, -7 * pairing.weeks) : addMonths(date, -pairing.months)
}

/** The range paired with a range. */
export function partnerRange({ from, to }: DayRange, pairing: Pairing): DayRange {
  return { from: partnerOf(from, pairing), to: partnerOf(to, pairing) }
}

/** The comparable range of the year before: `2025-03-02` to `2025-03-15` for the first fourteen days of March 2026. */
export function previousRange(range: DayRange): DayRange {
  return partnerRange(range, yearBefore(range))
}

/** The partner of each current slot. Undefined without one. */
export function alignSlots(
  current: readonly CurveSlot[],
  previous: readonly CurveSlot[],
  granularity: Granularity,
  pairing: Pairing,
): readonly (CurveSlot | undefined)[] {
  const before = new Map(previous.map((slot) => [slotKey(slot.at, granularity), slot]))
  if (before.size === 0) return current.map(() => undefined)
  let [date, partner] = ['', '']
  return current.map(({ at }) => {
    const day = granularity === 'month' ? `${at.slice(0, 7)}-01` : at.slice(0, 10)
    // The hours of a day are consecutive.
    if (day !== date) [date, partner] = [day, partnerOf(day, pairing)]
    return before.get(slotKey(partner + at.slice(10), granularity))
  })
}

/**
 * Compares the slots with data in both years. Undefined if these are fewer than nine in ten, or if the year before was
 * zero.
 */
export function compare(
  current: readonly CurveSlot[],
  aligned: readonly (CurveSlot | undefined)[],
  alignment: Alignment,
): Comparison | undefined {
  const pairs = current.flatMap(({ kwh }, index) => {
    const before = aligned[index]?.kwh
    return kwh === null || before === null || before === undefined ? [] : [{ kwh, before }]
  })
  const kwh = roundKwh(pairs.reduce((sum, pair) => sum + pair.kwh, 0))
  const previousKwh = roundKwh(pairs.reduce((sum, pair) => sum + pair.before, 0))
  if (pairs.length < current.length * 0.9 || previousKwh === 0) return undefined
  return { alignment, kwh, previousKwh, change: (kwh / previousKwh - 1) * 100 }
}

export type Trend = 'less' | 'more' | 'same'

/** A change below half a percent counts as none. */
export function trendOf({ change }: Pick<Comparison, 'change'>): Trend {
  return Math.abs(change) < 0.5 ? 'same' : change < 0 ? 'less' : 'more'
}
