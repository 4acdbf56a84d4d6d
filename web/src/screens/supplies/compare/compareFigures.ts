import { addDays } from '@acometida/api-spec/rules/calendar'
import { HOUR_MS } from '@acometida/api-spec/rules/durations'
import { startOfDay } from '@acometida/api-spec/rules/madrid'
import { daysOf, type DayRange } from '#src/domain/supply/comparison.ts'
import { comparableDays, type DayPair, pairDays } from '#src/domain/supply/dayPairs.ts'
import { type DayUse, daysUsed, sumOf } from '#src/domain/supply/dayUse.ts'
import { explainChange } from '#src/domain/supply/explainChange.ts'
import type { Reading } from '#src/domain/supply/reading.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** All that the report says of two curves. */
export type CompareFigures = ReturnType<typeof compareFigures>

/** Both sides are divided into hours of peak, flat and valley by the tariff of the first. */
export function compareFigures(
  { tariff }: Supply,
  a: { readonly range: DayRange; readonly readings: readonly Reading[] },
  b: { readonly range: DayRange; readonly readings: readonly Reading[] },
) {
  const [own, their] = [a, b].map(({ range, readings }) => ({ range, days: daysUsed(readings, tariff) }))
  const pairs = own && their ? pairDays(own, their) : []
  const { days, others } = comparableDays(pairs)
  const decimals = decimalsFor(Math.max(totalWh(days), totalWh(others)))
  return {
    pairs,
    days,
    others,
    /** Undefined where no day can be compared. */
    explanation: explainChange(days, others, 10 ** (3 - decimals)),
    /** Decimals of the figures in kWh. */
    decimals,
    /** The sides have different lengths, so daily averages are compared instead of sums. */
    unequal: days.length !== others.length,
    /** Days of both ranges that could not be compared. */
    leftOut: daysOf(a.range) + daysOf(b.range) - days.length - others.length,
    /**
     * The hours of both ranges that are estimated or have not arrived, in percent, of the one that has more of them.
     */
    unsurePercent: Math.max(unsureShare(own?.days ?? [], a.range), unsureShare(their?.days ?? [], b.range)) * 100,
  }
}

/** A row of days beside one another: one pair of days or, where these are many, a week of them. */
export interface CompareRow {
  /** Local day with which the row begins on each side; undefined where there is none. */
  readonly date: string | undefined
  readonly otherDate: string | undefined
  /** kWh; null where nothing has arrived, undefined where there is no day. */
  readonly kwh: number | null | undefined
  readonly otherKwh: number | null | undefined
}

/** Many days are shown by weeks. */
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
  return pairs.length > MOST_DAYS
}

function kwhOf(days: readonly { readonly use: DayUse | undefined }[]): number | null | undefined {
  if (days.length === 0) return undefined
  const known = days.flatMap(({ use }) => use?.wh ?? [])
  return known.length === 0 ? null : known.reduce((sum, wh) => sum + wh, 0) / 1000
}

function totalWh(days: readonly DayUse[]): number {
  return sumOf(days.map(({ wh }) => wh ?? 0))
}

function unsureShare(days: readonly DayUse[], { from, to }: DayRange): number {
  const hours = (startOfDay(addDays(to, 1)) - startOfDay(from)) / HOUR_MS
  return 1 - sumOf(days.map(({ realHours }) => realHours)) / hours
}

/** From 10 kWh on hundredths say nothing, and from 10,000 on tenths do not. */
function decimalsFor(wh: number): 0 | 1 | 2 {
  return wh >= 10_000_000 ? 0 : wh >= 10_000 ? 1 : 2
}

/** More days are not drawn as pairs of bars. */
const MOST_DAYS = 62
