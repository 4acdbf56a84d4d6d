import { addDays, addMonths, isDate } from '../time/calendar.ts'

const LONGEST_MONTHS = 60
const USUAL_MONTHS = 12

/**
 * The default end of a delegation: a year after its first day, `2027-03-16` for `2026-03-16`. Dates are `YYYY-MM-DD`,
 * local.
 */
export function defaultDelegationEnd(today: string): string {
  return addMonths(today, USUAL_MONTHS)
}

/** The latest end that a delegation may be given: `2031-03-16` on `2026-03-16`. */
export function latestDelegationEnd(today: string): string {
  return addMonths(today, LONGEST_MONTHS)
}

/**
 * The problem with the end of a delegation, which is the first day on which it no longer holds; null if there is none.
 */
export function delegationEndProblem(end: string, today: string): 'NO_DATE' | 'PAST' | 'TOO_FAR' | null {
  if (!isDate(end)) return 'NO_DATE'
  if (end <= today) return 'PAST'
  return end > latestDelegationEnd(today) ? 'TOO_FAR' : null
}

/**
 * The last day on which a delegation with that end holds: `2027-03-15` for the end `2027-03-16`. The screens show this
 * day.
 */
export function lastDayOfDelegation(end: string): string {
  return addDays(end, -1)
}

/**
 * The end of a delegation for a typed last day. A text that is not a date stays unchanged, and so does the last day
 * that can be written, which is too far anyway.
 */
export function endAfterLastDay(lastDay: string): string {
  return isDate(lastDay) && lastDay < '9999-12-31' ? addDays(lastDay, 1) : lastDay
}
