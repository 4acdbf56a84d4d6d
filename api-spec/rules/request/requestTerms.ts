import { instantOf, localDate } from '../time/localTime.ts'
import { addWorkingDays } from '../time/workingDays.ts'

/** The working days after which a request is answered, and closed. */
export const requestTerms = { answer: 2, close: 5 } as const

/**
 * The instant at which the utility acts, a number of working days after the day of an instant: at ten in the morning.
 */
export function workingDaysAfter(ms: number, days: number): number {
  return instantOf(addWorkingDays(localDate(ms), days), '10:00:00')
}

/**
 * The utility's step at an instant with an earlier request: it answers until the term to close the request is over.
 * Both instants are in milliseconds since 1970.
 */
export function requestStepAt(createdAt: number, at: number): 'ANSWER' | 'CLOSE' {
  return at < workingDaysAfter(createdAt, requestTerms.close) ? 'ANSWER' : 'CLOSE'
}
