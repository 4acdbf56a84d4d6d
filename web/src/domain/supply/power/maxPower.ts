import { addMonths, endOfMonth } from '@acometida/api-spec/rules/time/calendar'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { codeOf } from '#src/api/call/apiError.ts'
import { parseDate } from '#src/api/call/parse.ts'
import {
  getListMaxPowerDemandedQueryOptions,
  type ListMaxPowerDemandedFailure,
  type ListMaxPowerDemandedSuccess,
  type MaxPowerItem,
  useListMaxPowerDemanded,
} from '#src/api/generated/api.ts'
import { useEachQuery } from '#src/api/query/definedQueries.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'

/** The highest quarter-hour of a month in a power period. */
export interface MonthPeak {
  /** A month, `2026-03`. */
  readonly month: string
  /** The power period: two in 2.0TD, peak and valley; six in 3.0TD. */
  readonly period: number
  readonly watts: number
  /** Local time with its offset. */
  readonly at: string
  /** The power contracted in that month. */
  readonly contractedWatts: number
}

export interface MaxPower {
  /** In order. */
  readonly peaks: readonly MonthPeak[]
  /** Months, `2026-03`, from the first month with data to the last, including those without. */
  readonly months: readonly string[]
  /** The last local date with data, if its month is incomplete. */
  readonly partialUntil: string | null
}

/** The use of the contracted power in a period. */
export interface PeriodUse {
  readonly period: number
  /** The month closest to the contracted power, or furthest above it. */
  readonly highest: MonthPeak
  readonly percent: number
  /** The number of months that reached the contracted power. */
  readonly reachedMonths: number
  /** The number of those that exceeded it. */
  readonly exceededMonths: number
}

/** The maximum power of a supply in the 24 months that end with its data. */
export function useMaxPower(supply: Supply, { enabled = true } = {}) {
  const [params, { query }] = questionOf(supply)
  return useListMaxPowerDemanded(params, { query: { ...query, enabled } })
}

/** The maximum power of several supplies, in their order. */
export function useMaxPowerOfEach(supplies: readonly Supply[]) {
  return useEachQuery(supplies.map((supply) => getListMaxPowerDemandedQueryOptions(...questionOf(supply))))
}

/** Whether nothing was measured (1008), which is an answer and not an error. */
export function isNothingMeasured(error: unknown): boolean {
  return codeOf<ListMaxPowerDemandedFailure>(error) === '1008'
}

/** The use of each period with data, in order. */
export function usesOf({ peaks }: MaxPower): readonly PeriodUse[] {
  const periods = [...new Set(peaks.map(({ period }) => period))].toSorted((a, b) => a - b)
  return periods.flatMap((period) => {
    const own = peaks.filter((peak) => peak.period === period)
    const [highest] = own.toSorted((a, b) => shareOf(b) - shareOf(a))
    if (!highest) return []
    return {
      period,
      highest,
      percent: Math.round(shareOf(highest) * 100),
      reachedMonths: own.filter(reachesLimit).length,
      exceededMonths: own.filter(({ watts, contractedWatts }) => watts > contractedWatts).length,
    }
  })
}

/** The verdict, worst first: above the contracted power, at it, more than a tenth unused in some period, or fitting. */
export function verdictOf(uses: readonly PeriodUse[]): 'exceeded' | 'atLimit' | 'oversized' | 'fits' {
  if (uses.some(({ exceededMonths }) => exceededMonths > 0)) return 'exceeded'
  if (uses.some(({ reachedMonths }) => reachedMonths > 0)) return 'atLimit'
  return uses.some(({ percent }) => percent < 100 - ROOM_PERCENT) ? 'oversized' : 'fits'
}

/**
 * Whether a month reached its contracted power. The switch of a 2.0TD supply cuts off there, so the power needed in
 * such a month is at least that much, but unknown.
 */
export function reachesLimit({ watts, contractedWatts }: MonthPeak): boolean {
  return watts >= contractedWatts
}

/** The months with data. */
export function monthsOf(peaks: readonly MonthPeak[]): ReadonlySet<string> {
  return new Set(peaks.map(({ month }) => month))
}

/** The number of months at their limit among the last three with data. */
export function recentMonthsAtLimit({ peaks, months }: MaxPower): number {
  const recent = new Set(months.slice(-RECENT_MONTHS))
  return monthsOf(peaks.filter((peak) => recent.has(peak.month) && reachesLimit(peak))).size
}

const RECENT_MONTHS = 3
const MONTHS = 24
const ROOM_PERCENT = 10

function maxPowerOf({ items }: ListMaxPowerDemandedSuccess, lastDay: string): MaxPower {
  const peaks = items.map(peakOf)
  const [first, last] = [peaks[0]?.month ?? '', peaks.at(-1)?.month ?? '']
  const months = []
  for (let month = first; month !== '' && month <= last; month = addMonths(`${month}-01`, 1).slice(0, 7))
    months.push(month)
  const goesOn = last === lastDay.slice(0, 7) && endOfMonth(lastDay) !== lastDay
  return { peaks, months, partialUntil: goesOn ? lastDay : null }
}

function peakOf({ month, period, maxPower, date, contractedPower }: MaxPowerItem): MonthPeak {
  return {
    month: parseDate(`${month}-01`).slice(0, 7),
    period,
    watts: maxPower,
    at: date,
    contractedWatts: contractedPower,
  }
}

function shareOf({ watts, contractedWatts }: MonthPeak): number {
  return contractedWatts === 0 ? 0 : watts / contractedWatts
}

function questionOf({ cups, delegated, lastDataDate }: Supply) {
  const startDate = `${addMonths(lastDataDate, 1 - MONTHS).slice(0, 7)}-01`
  const select = (answer: ListMaxPowerDemandedSuccess) => maxPowerOf(answer, lastDataDate)
  const filter = filterOf<'listMaxPowerDemanded'>({
    cups,
    startDate: spanishDate(startDate),
    endDate: spanishDate(lastDataDate),
    isDelegate: delegated ? 'Y' : 'N',
  })
  return [{ filter }, { query: { select } }] as const
}
