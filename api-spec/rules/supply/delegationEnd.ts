import { addDays, addMonths, isDate } from '../time/calendar.ts'

const LONGEST_MONTHS = 60
const USUAL_MONTHS = 12

/** The end of a delegation that is given none: a year after its first day. Dates are `YYYY-MM-DD`, local. */
export function usualDelegationEnd(today: string): string {
  return addMonths(today, USUAL_MONTHS)
}

/** The latest end that a delegation may be given. */
export function latestDelegationEnd(today: string): string {
  return addMonths(today, LONGEST_MONTHS)
}

/** The problem with the end of a delegation, the first day on which it no longer holds; null where there is none. */
export function delegationEndProblem(end: string, today: string): 'NO_DATE' | 'PAST' | 'TOO_FAR' | null {
  if (!isDate(end)) return 'NO_DATE'
  if (end <= today) return 'PAST'
  return end > latestDelegationEnd(today) ? 'TOO_FAR' : null
}

/** The last day on which a delegation with that end holds: the one that people are told. */
export function lastDayOfDelegation(end: string): string {
  return addDays(end, -1)
}

/** The end of a delegation whose last day somebody has named. What is no date stays as it is. */
export function endAfterLastDay(lastDay: string): string {
  return isDate(lastDay) ? addDays(lastDay, 1) : lastDay
}
