import { addDays } from '@acometida/api-spec/rules/calendar'
import { hoursOfDay } from '@acometida/api-spec/rules/madrid'
import type { BilledPeriod } from './billingPeriods.ts'
import type { Reading } from './reading.ts'

/** A bill beside the curve of its days. */
export interface TieOut {
  /** Sum of the curve, whole Wh. */
  readonly curveWh: number
  /** By tariff period, P1 first. */
  readonly periods: readonly { readonly curveWh: number; readonly billedKwh: number }[]
  /** Days of which hours have not arrived yet, with how many. */
  readonly missing: readonly { readonly date: string; readonly hours: number }[]
  /** Hours of the curve that are estimated. */
  readonly estimatedHours: number
  readonly verdict: TieVerdict
}

/**
 * Why curve and bill are not the same number: they are; each period of a bill is rounded to whole kWh; hours of the
 * curve have not arrived and the bill counts them; the reading was estimated; none of these explains it.
 */
export type TieVerdict = 'exact' | 'rounding' | 'late' | 'estimated' | 'apart'

/** Lays a bill on the curve of its days, read by hours. */
export function tieOut(billed: BilledPeriod, readings: readonly Reading[]): TieOut {
  const periods = billed.periods.map((billedKwh, index) => ({
    billedKwh,
    curveWh: sumWh(readings.map((reading) => reading.periods[index] ?? 0)),
  }))
  const missing = missingHours(billed, readings)
  const curveWh = periods.reduce((sum, period) => sum + period.curveWh, 0)
  return {
    curveWh,
    periods,
    missing,
    estimatedHours: readings.filter(({ quality }) => quality === 'estimated').length,
    verdict: verdictOf(billed, periods, missing.length > 0),
  }
}

/** Half a kWh at most, and that is rounded up. */
const ROUNDING_WH = 500

function verdictOf({ reading }: BilledPeriod, periods: TieOut['periods'], lacksHours: boolean): TieVerdict {
  const gaps = periods.map(({ billedKwh, curveWh }) => billedKwh * 1000 - curveWh)
  if (gaps.every((gap) => gap === 0)) return 'exact'
  if (gaps.every((gap) => Math.abs(gap) <= ROUNDING_WH)) return 'rounding'
  // Hours that are not there can only make the curve smaller than the bill.
  if (lacksHours && gaps.every((gap) => gap >= -ROUNDING_WH)) return 'late'
  return reading === 'estimated' ? 'estimated' : 'apart'
}

function missingHours({ range }: BilledPeriod, readings: readonly Reading[]): TieOut['missing'] {
  const known = new Map<string, number>()
  for (const { at, kwh } of readings)
    if (kwh !== null) known.set(at.slice(0, 10), (known.get(at.slice(0, 10)) ?? 0) + 1)
  const missing = []
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    const hours = hoursOfDay(date).length - (known.get(date) ?? 0)
    if (hours > 0) missing.push({ date, hours })
  }
  return missing
}

/** Exact: thousands of decimals would leave dust. */
function sumWh(kwh: readonly number[]): number {
  return kwh.reduce((sum, value) => sum + Math.round(value * 1000), 0)
}
