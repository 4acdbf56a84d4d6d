import { isDate } from '@acometida/api-spec/rules/calendar'
import {
  type BillingPeriod,
  type ListBillingPeriodsFailure,
  type ListBillingPeriodsSuccess,
  useListBillingPeriods,
} from '#src/api/generated/api.ts'
import { codeOf } from '#src/api/apiError.ts'
import { readable } from '#src/api/readable.ts'
import { type DayRange, monthAYearBefore, type Trend, trendOf } from './comparison.ts'
import { NO_DATA } from './fetchCurve.ts'
import { type ReadingKind, readingKindOf } from './readingKind.ts'
import type { Supply } from './supplies.ts'

/** The energy of a bill. */
export interface BilledPeriod {
  readonly billNumber: string
  readonly range: DayRange
  readonly days: number
  /** Whole kWh, as bills count them. */
  readonly kwh: number
  /** By tariff period, P1 first, whole kWh. */
  readonly periods: readonly number[]
  readonly reading: ReadingKind
}

/** All periods of a supply that have been billed, newest first. */
export function useBillingPeriods({ cups }: Supply) {
  return useListBillingPeriods({ cups }, { query: { select: periodsOf } })
}

/** Whether a failure means that nothing has been billed (1007), which is an answer and no error. */
export function saysNothingBilled(error: unknown): boolean {
  return codeOf<ListBillingPeriodsFailure>(error) === NO_DATA
}

/** Energy of a day on average, kWh: what periods of unequal lengths are compared by. */
export function dailyKwh({ kwh, days }: Pick<BilledPeriod, 'kwh' | 'days'>): number {
  return kwh / days
}

/** The period that ended in the same month a year before. */
export function yearBeforeOf({ range }: BilledPeriod, periods: readonly BilledPeriod[]): BilledPeriod | undefined {
  const month = monthAYearBefore(range.to)
  return periods.find((period) => period.range.to.startsWith(month))
}

/** The change of the daily energy since a year before, in percent; undefined where there is nothing to compare with. */
export function yearChange(period: BilledPeriod, periods: readonly BilledPeriod[]): number | undefined {
  const before = yearBeforeOf(period, periods)
  if (!before || before.kwh === 0) return undefined
  return (dailyKwh(period) / dailyKwh(before) - 1) * 100
}

/** Which way a day went in a year. */
export function yearTrend(period: BilledPeriod, periods: readonly BilledPeriod[]): Trend | 'none' {
  const change = yearChange(period, periods)
  return change === undefined ? 'none' : trendOf({ change })
}

/** Whether the supply had data only from a later day of the month on, so that its first bill is a short one. */
export function isShortFirst(period: BilledPeriod, periods: readonly BilledPeriod[]): boolean {
  return period === periods.at(-1) && !period.range.from.endsWith('-01')
}

function periodsOf({ items }: ListBillingPeriodsSuccess): readonly BilledPeriod[] {
  return items.map(periodOf)
}

function periodOf(item: BillingPeriod): BilledPeriod {
  const { startDate, endDate, days, billNumber, consumptionValue, periodValues, readingType } = item
  return {
    billNumber,
    range: {
      from: readable(isDate(startDate) ? startDate : undefined),
      to: readable(isDate(endDate) ? endDate : undefined),
    },
    days,
    kwh: consumptionValue,
    periods: periodValues,
    reading: readingKindOf(readingType),
  }
}
