import {
  type BillingPeriod,
  type ListBillingPeriodsFailure,
  type ListBillingPeriodsSuccess,
  useListBillingPeriods,
} from '#src/api/generated/api.ts'
import { codeOf } from '#src/api/call/apiError.ts'
import { readableDay } from '#src/api/call/readable.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { type DayRange, daysOf, sameMonthLastYear, type Trend, trendOf } from './comparison.ts'
import { NO_DATA } from './fetchCurve.ts'
import { type ReadingKind, readingKindOf } from '#src/domain/supply/meter/meterReadings.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** The period of a bill with its energy. */
export interface BilledPeriod {
  readonly billNumber: string
  readonly range: DayRange
  readonly days: number
  /** Whole kWh, as billed. */
  readonly kwh: number
  /** By tariff period, P1 first, whole kWh. */
  readonly periods: readonly number[]
  readonly reading: ReadingKind
}

/** The billed periods of a supply, newest first. */
export function useBillingPeriods({ cups }: Supply) {
  return useListBillingPeriods({ filter: filterOf<'listBillingPeriods'>({ cups }) }, { query: { select: periodsOf } })
}

const periodsOf = ({ billingPeriods }: ListBillingPeriodsSuccess) => billingPeriods.items.map(periodOf)

/** Whether nothing has been billed (1007), which is an answer and not an error. */
export function isNothingBilled(error: unknown): boolean {
  return codeOf<ListBillingPeriodsFailure>(error) === NO_DATA
}

/** The average daily energy, kWh, for comparing periods of different lengths. */
export function dailyKwh({ kwh, days }: Pick<BilledPeriod, 'kwh' | 'days'>): number {
  return kwh / days
}

/** The period that ended in the same month of the year before. */
export function yearBeforeOf({ range }: BilledPeriod, periods: readonly BilledPeriod[]): BilledPeriod | undefined {
  const month = sameMonthLastYear(range.to)
  return periods.find((period) => period.range.to.startsWith(month))
}

/** The change of the daily average against the year before, in percent. Undefined without a comparison. */
export function yearChange(period: BilledPeriod, periods: readonly BilledPeriod[]): number | undefined {
  const before = yearBeforeOf(period, periods)
  if (!before || before.kwh === 0) return undefined
  return (dailyKwh(period) / dailyKwh(before) - 1) * 100
}

/** The trend of the daily average against the year before. */
export function yearTrend(period: BilledPeriod, periods: readonly BilledPeriod[]): Trend | 'none' {
  const change = yearChange(period, periods)
  return change === undefined ? 'none' : trendOf({ change })
}

/** Whether this is the supply's first bill and its data began after the first of the month. */
export function isShortFirst(period: BilledPeriod, periods: readonly BilledPeriod[]): boolean {
  return period === periods.at(-1) && !period.range.from.endsWith('-01')
}

function periodOf(item: BillingPeriod): BilledPeriod {
  const { periodStartDate, periodEndDate, billNumber, consumptionValue, periodValues, readingType } = item
  const range = { from: readableDay(periodStartDate), to: readableDay(periodEndDate) }
  return {
    billNumber,
    range,
    days: daysOf(range),
    kwh: consumptionValue,
    periods: periodValues,
    reading: readingKindOf(readingType),
  }
}
