import { hoursInDay } from '@acometida/api-spec/rules/time/madrid'
import type { BilledPeriod } from './billingPeriods.ts'
import { datesOf } from './comparison.ts'
import { sumOf } from './dayUse.ts'
import type { Reading } from '#src/domain/supply/meter/reading.ts'

/** A bill compared with the curve of its days. */
export interface TieOut {
  /** The sum of the curve, whole Wh. */
  readonly curveWh: number
  /** By tariff period, P1 first. */
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
export function tieOut(billed: BilledPeriod, readings: readonly Reading[]): TieOut {
  const periods = billed.periods.map((billedKwh, index) => ({
    billedKwh,
    curveWh: sumWh(readings.map((reading) => reading.periods[index] ?? 0)),
  }))
  const missing = missingHours(billed, readings)
  const curveWh = sumOf(periods.map((period) => period.curveWh))
  return {
    curveWh,
    periods,
    missing,
    estimatedHours: readings.filter(({ quality }) => quality === 'estimated').length,
    verdict: verdictOf(billed, periods, missing.length > 0),
  }
}

/** Rounding changes a period by half a kWh at most, rounded up. */
const ROUNDING_WH = 500

function verdictOf({ reading }: BilledPeriod, periods: TieOut['periods'], lacksHours: boolean): TieVerdict {
  const gaps = periods.map(({ billedKwh, curveWh }) => billedKwh * 1000 - curveWh)
  if (gaps.every((gap) => gap === 0)) return 'exact'
  if (gaps.every((gap) => Math.abs(gap) <= ROUNDING_WH)) return 'rounding'
  // Missing hours can only make the curve smaller than the bill.
  if (lacksHours && gaps.every((gap) => gap >= -ROUNDING_WH)) return 'late'
  return reading === 'estimated' ? 'estimated' : 'apart'
}

function missingHours({ range }: BilledPeriod, readings: readonly Reading[]): TieOut['missing'] {
  const hoursByDate = new Map<string, number>()
  for (const { at, kwh } of readings)
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
