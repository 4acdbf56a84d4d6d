import { codeOf } from '#src/api/call/apiError.ts'
import { parseDay } from '#src/api/call/parse.ts'
import {
  type BillingPeriod,
  type ListBillingPeriodsFailure,
  type ListBillingPeriodsSuccess,
  useListBillingPeriods,
} from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { type ReadingKind, readingKindOf } from '#src/domain/supply/meter/meterReadings.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { type DayRange, dayCountOf, sameMonthLastYear, type Trend, trendOf } from './comparison.ts'
import { NO_DATA } from './fetchCurve.ts'

/** The period of a bill. An API may tell its days alone. */
export interface BilledPeriod {
  /** The number of its bill, else its first day: `FE202602000001001`, `2026-02-01`. */
  readonly id: string
  readonly billNumber: string | undefined
  readonly range: DayRange
  readonly days: number
  /** Whole kWh, as billed. Undefined if it is not known. */
  readonly kwh: number | undefined
  /** By tariff period, P1 first, whole kWh. Empty if it is not known. */
  readonly periods: readonly number[]
  readonly reading: ReadingKind | undefined
}

/** A period whose energy is known. */
export type MeteredPeriod = BilledPeriod & { readonly kwh: number }

/** The billed periods of a supply, newest first. */
export function useBillingPeriods({ cups }: Supply) {
  return useListBillingPeriods({ filter: filterOf<'listBillingPeriods'>({ cups }) }, { query: { select: periodsOf } })
}

const periodsOf = ({ billingPeriods }: ListBillingPeriodsSuccess) => billingPeriods.items.map(periodOf)

/** Whether nothing has been billed (1007), which is an answer and not an error. */
export function isNothingBilled(error: unknown): boolean {
  return codeOf<ListBillingPeriodsFailure>(error) === NO_DATA
}

/** Whether the energy of a period is known. */
export function isMetered(period: BilledPeriod): period is MeteredPeriod {
  return period.kwh !== undefined
}

/** The average daily energy, kWh, for comparing periods of different lengths. */
export function dailyKwh({ kwh, days }: Pick<MeteredPeriod, 'kwh' | 'days'>): number {
  return kwh / days
}

/** The period that ended in the same month of the year before. */
export function yearBeforeOf<Period extends BilledPeriod>(
  { range }: Period,
  periods: readonly Period[],
): Period | undefined {
  const month = sameMonthLastYear(range.to)
  return periods.find((period) => period.range.to.startsWith(month))
}

/** The change of the daily average against the year before, in percent. Undefined without a comparison. */
export function yearChange(period: MeteredPeriod, periods: readonly MeteredPeriod[]): number | undefined {
  const before = yearBeforeOf(period, periods)
  if (!before || before.kwh === 0) return undefined
  return (dailyKwh(period) / dailyKwh(before) - 1) * 100
}

/** The trend of the daily average against the year before. */
export function yearTrend(period: MeteredPeriod, periods: readonly MeteredPeriod[]): Trend | 'none' {
  const change = yearChange(period, periods)
  return change === undefined ? 'none' : trendOf({ change })
}

/** Whether this is the supply's first bill and its data began after the first of the month. */
export function isShortFirst(period: BilledPeriod, periods: readonly BilledPeriod[]): boolean {
  return period === periods.at(-1) && !period.range.from.endsWith('-01')
}

function periodOf(item: BillingPeriod): BilledPeriod {
  const { periodStartDate, periodEndDate, billNumber, consumptionValue, periodValues = [], readingType } = item
  const range = { from: parseDay(periodStartDate), to: parseDay(periodEndDate) }
  return {
    id: billNumber ?? range.from,
    billNumber,
    range,
    days: dayCountOf(range),
    kwh: consumptionValue,
    periods: periodValues,
    reading: readingType === undefined ? undefined : readingKindOf(readingType),
  }
}
