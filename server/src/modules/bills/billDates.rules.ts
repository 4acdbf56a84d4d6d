import { memoize } from '@acometida/api-spec/rules/memoize'
import { addDays, addMonths } from '@acometida/api-spec/rules/time/calendar'
import { endOfDay, instantOf, localDate, startOfDay } from '@acometida/api-spec/rules/time/localTime'

/** A function from a month `YYYY-MM` to a date. Its results are cached, since all supplies share the dates. */
const byMonth = (datesOf: (month: string) => string) => memoize(2_000, (month: string) => month, datesOf)

export const nextMonth = byMonth((month) => addMonths(`${month}-01`, 1).slice(0, 7))

/**
 * The local day on which the bill of a month is issued, `2026-03-05` for `2026-02`: the fifth of the next month, when
 * the data of all hours have arrived.
 */
export const issueDate = byMonth((month) => `${nextMonth(month)}-05`)

/** The last local day to pay the bill of a month by hand, twenty days after its issue: `2026-03-25` for `2026-02`. */
export const dueDate = byMonth((month) => addDays(issueDate(month), 20))

/** The local day of the direct debit for the bill of a month, a week after its issue: `2026-03-12` for `2026-02`. */
export const chargeDate = byMonth((month) => addDays(issueDate(month), 7))

/**
 * The instants at which the readings of a month arrive, its bills are issued, and they fall overdue; milliseconds since
 * 1970.
 */
export const monthlyInstants = {
  readings: (month: string): number => instantOf(`${nextMonth(month)}-04`, '08:00:00'),
  bills: (month: string): number => instantOf(issueDate(month), '06:00:00'),
  overdue: (month: string): number => endOfDay(dueDate(month)),
} as const

/** The last month whose instant had passed by `nowMs`. */
export function lastPastMonth(instant: (month: string) => number, nowMs: number): string {
  let month = localDate(nowMs).slice(0, 7)
  while (instant(month) > nowMs) month = addMonths(`${month}-01`, -1).slice(0, 7)
  return month
}

/** The months of a supply, from its first day of data on, whose instant had passed by `nowMs`; newest first. */
export function pastMonths(instant: (month: string) => number, dataFrom: string, nowMs: number): string[] {
  const months = []
  const last = lastPastMonth(instant, nowMs)
  for (let month = dataFrom.slice(0, 7); month <= last; month = nextMonth(month)) months.push(month)
  return months.toReversed()
}

/**
 * The instant for which bills are computed. It is the midnight before, or `now` on a day on which bills are issued: on
 * any other day no bill is issued, falls due or is charged between the two.
 */
export function billingInstant(at: { readonly now: number; readonly today: string }): number {
  const lastMonth = addMonths(`${at.today.slice(0, 7)}-01`, -1).slice(0, 7)
  return at.today === issueDate(lastMonth) ? at.now : startOfDay(at.today)
}
