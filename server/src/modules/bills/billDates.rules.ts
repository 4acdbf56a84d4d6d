import { addDays, addMonths } from '@acometida/api-spec/rules/time/calendar'
import { remember } from '@acometida/api-spec/rules/navigation/remember'
import { instantOf, localDate, startOfDay } from '@acometida/api-spec/rules/time/madrid'

/** A date by month `YYYY-MM`. It is remembered, since the bills of all supplies have the same dates. */
const byMonth = (datesOf: (month: string) => string) => remember(2_000, (month: string) => month, datesOf)

/** The month after a month. */
export const nextMonth = byMonth((month) => addMonths(`${month}-01`, 1).slice(0, 7))

/** The local day on which the bill of a month is issued: the fifth of the next one, when all its hours have arrived. */
export const issueDate = byMonth((month) => `${nextMonth(month)}-05`)

/** The last local day to pay the bill of a month by hand, twenty days after its issue. */
export const dueDate = byMonth((month) => addDays(issueDate(month), 20))

/** The local day on which a direct debit of the bill of a month is charged, a week after its issue. */
export const chargeDate = byMonth((month) => addDays(issueDate(month), 7))

/**
 * When the readings of a month arrive, when its bills are issued, and when they fall overdue; milliseconds since 1970.
 */
export const monthlyInstants = {
  readings: (month: string): number => instantOf(`${nextMonth(month)}-04`, '08:00:00'),
  bills: (month: string): number => instantOf(issueDate(month), '06:00:00'),
  overdue: (month: string): number => startOfDay(addDays(dueDate(month), 1)),
} as const

/** The last month of which something had happened by an instant. */
export function lastMonth(instant: (month: string) => number, nowMs: number): string {
  let month = localDate(nowMs).slice(0, 7)
  while (instant(month) > nowMs) month = addMonths(`${month}-01`, -1).slice(0, 7)
  return month
}

/**
 * The months of a supply, from its first day of data on, of which something had happened by an instant; newest first.
 */
export function monthsDone(instant: (month: string) => number, dataFrom: string, nowMs: number): string[] {
  const months = []
  const last = lastMonth(instant, nowMs)
  for (let month = dataFrom.slice(0, 7); month <= last; month = nextMonth(month)) months.push(month)
  return months.toReversed()
}

/**
 * The instant by which the bills of a moment are told. It is the midnight before, and the moment itself on a day on
 * which bills are issued: no bill is issued, falls due or is charged between the two on any other day.
 */
export function instantOfBills(at: { readonly now: number; readonly today: string }): number {
  const lastMonth = addMonths(`${at.today.slice(0, 7)}-01`, -1).slice(0, 7)
  return at.today === issueDate(lastMonth) ? at.now : startOfDay(at.today)
}
