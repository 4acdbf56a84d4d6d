import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { endOfDay, startOfDay } from '@acometida/api-spec/rules/time/localTime'
import { dayCountOf, type DayRange } from '#src/domain/supply/curve/comparison.ts'
import { comparableDays, type DayPair, pairDays } from '#src/domain/supply/curve/dayPairs.ts'
import { type DayUse, daysUsed, sumOf } from '#src/domain/supply/curve/dayUse.ts'
import { explainChange } from '#src/domain/supply/curve/explainChange.ts'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** The figures of the comparison of two curves. */
export type CompareFigures = ReturnType<typeof compareFigures>

/** Both sides use the peak, flat and valley hours of the first one's tariff. */
export function compareFigures(
  { tariff }: Supply,
  a: { readonly range: DayRange; readonly slots: readonly CurveSlot[] },
  b: { readonly range: DayRange; readonly slots: readonly CurveSlot[] },
) {
  const [own, their] = [a, b].map(({ range, slots }) => ({ range, days: daysUsed(slots, tariff) }))
  const pairs = own && their ? pairDays(own, their) : []
  const { days, others } = comparableDays(pairs)
  const decimals = decimalsFor(Math.max(totalWh(days), totalWh(others)))
  return {
    pairs,
    days,
    others,
    /** Undefined without comparable days. */
    explanation: explainChange(days, others, 10 ** (3 - decimals)),
    /** Decimals of the figures in kWh. */
    decimals,
    /** The sides have different numbers of days, so daily means are compared instead of sums. */
    unequal: days.length !== others.length,
    /** Days of both ranges that could not be compared. */
    leftOut: dayCountOf(a.range) + dayCountOf(b.range) - days.length - others.length,
    /** The share of estimated or missing hours in percent, of the range with more of them. */
    unsurePercent: Math.max(unsureShare(own?.days ?? [], a.range), unsureShare(their?.days ?? [], b.range)) * 100,
  }
}

/** A row of the comparison: a pair of days or, if these are many, of weeks. */
export interface CompareRow {
  /** The local date of the row's start on each side. Undefined without one. */
  readonly date: string | undefined
  readonly otherDate: string | undefined
  /** kWh. Null without data, undefined without a day. */
  readonly kwh: number | null | undefined
  readonly otherKwh: number | null | undefined
}

/** Many days are grouped by week. */
export function compareRows(pairs: readonly DayPair[]): readonly CompareRow[] {
  const size = isByWeek(pairs) ? 7 : 1
  return Array.from({ length: Math.ceil(pairs.length / size) }, (_, index) => {
    const group = pairs.slice(index * size, (index + 1) * size)
    const [days, others] = [group.flatMap(({ day }) => day ?? []), group.flatMap(({ other }) => other ?? [])]
    return {
      date: days[0]?.date,
      otherDate: others[0]?.date,
      kwh: kwhOf(days),
      otherKwh: kwhOf(others),
    }
  })
}

export function isByWeek(pairs: readonly DayPair[]): boolean {
  return pairs.length > MAX_DAILY_ROWS
}

function kwhOf(days: readonly { readonly use: DayUse | undefined }[]): number | null | undefined {
  if (days.length === 0) return undefined
  const knownWh = days.flatMap(({ use }) => use?.wh ?? [])
  return knownWh.length === 0 ? null : knownWh.reduce((sum, wh) => sum + wh, 0) / 1000
}

function totalWh(days: readonly DayUse[]): number {
  return sumOf(days.map(({ wh }) => wh ?? 0))
}

function unsureShare(days: readonly DayUse[], { from, to }: DayRange): number {
  const hours = (endOfDay(to) - startOfDay(from)) / HOUR_MS
  return 1 - sumOf(days.map(({ realHours }) => realHours)) / hours
}

/** No hundredths from 10 kWh, and no decimals from 10,000. */
function decimalsFor(wh: number): 0 | 1 | 2 {
  return wh >= 10_000_000 ? 0 : wh >= 10_000 ? 1 : 2
}

/** Above this number of days, rows are weeks. */
const MAX_DAILY_ROWS = 62
