import { hoursInDay } from '@acometida/api-spec/rules/time/localTime'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import type { MeteredPeriod } from './billingPeriods.ts'
import { datesOf } from './comparison.ts'
import { sumOf } from './dayUse.ts'

/** A bill compared with the curve of its days. */
export interface TieOut {
  /** The sum of the curve, whole Wh. */
  readonly curveWh: number
  /** By tariff period, P1 first. Empty if the bill tells its sum alone. */
  readonly periods: readonly { readonly curveWh: number; readonly billedKwh: number }[]
  /** Days with missing hours, and their number. */
  readonly missing: readonly { readonly date: string; readonly hours: number }[]
  /** The number of estimated hours in the curve. */
  readonly estimatedHours: number
  readonly verdict: TieVerdict
}

/**
 * Why curve and bill differ: they do not; each period of a bill is rounded to whole kWh; the bill counts hours missing
 * from the curve; the reading was estimated; or no known reason.
 */
export type TieVerdict = 'exact' | 'rounding' | 'late' | 'estimated' | 'apart'

/** Compares a bill with the hourly curve of its days. */
export function tieOut(billed: MeteredPeriod, slots: readonly CurveSlot[]): TieOut {
  const periods = billed.periods.map((billedKwh, index) => ({
    billedKwh,
    curveWh: sumWh(slots.map((slot) => slot.periods[index] ?? 0)),
  }))
  const missing = missingHours(billed, slots)
  const curveWh = sumWh(slots.map(({ kwh }) => kwh ?? 0))
  return {
    curveWh,
    periods,
    missing,
    estimatedHours: slots.filter(({ quality }) => quality === 'estimated').length,
    verdict: verdictOf(billed.reading, gapsOf(billed, { periods, curveWh }, slots), missing.length > 0),
  }
}

/** Rounding changes a period by half a kWh at most, rounded up. */
const ROUNDING_WH = 500

/**
 * By how many Wh the bill is above the curve in each tariff period. A bill that tells its sum alone has one gap: the
 * share of each period in it.
 */
function gapsOf(
  { kwh }: MeteredPeriod,
  { periods, curveWh }: Pick<TieOut, 'periods' | 'curveWh'>,
  slots: readonly CurveSlot[],
): readonly number[] {
  if (periods.length === 0) return [(kwh * 1000 - curveWh) / Math.max(1, slots[0]?.periods.length ?? 1)]
  return periods.map((period) => period.billedKwh * 1000 - period.curveWh)
}

function verdictOf(reading: MeteredPeriod['reading'], gaps: readonly number[], lacksHours: boolean): TieVerdict {
  if (gaps.every((gap) => gap === 0)) return 'exact'
  if (gaps.every((gap) => Math.abs(gap) <= ROUNDING_WH)) return 'rounding'
  // Missing hours can only make the curve smaller than the bill.
  if (lacksHours && gaps.every((gap) => gap >= -ROUNDING_WH)) return 'late'
  return reading === 'estimated' ? 'estimated' : 'apart'
}

function missingHours({ range }: MeteredPeriod, slots: readonly CurveSlot[]): TieOut['missing'] {
  const hoursByDate = new Map<string, number>()
  for (const { at, kwh } of slots)
    if (kwh !== null) hoursByDate.set(at.slice(0, 10), (hoursByDate.get(at.slice(0, 10)) ?? 0) + 1)
  return datesOf(range).flatMap((date) => {
    const hours = hoursInDay(date) - (hoursByDate.get(date) ?? 0)
    return hours > 0 ? { date, hours } : []
  })
}

/** Exact: sums of thousands of decimals would accumulate errors. */
function sumWh(kwh: readonly number[]): number {
  return sumOf(kwh.map((value) => Math.round(value * 1000)))
}
