import { DAY_MS, MINUTE_MS } from './durations.ts'

const FARTHEST_MS = 366 * DAY_MS

/** The most pending items of a kind that a user may have for one meter. */
export const MAX_PENDING = 50

/**
 * The problem with the time of a programmed item, in milliseconds since 1970; null if there is none. The current minute
 * is allowed.
 */
export function dueDateProblem(at: number, nowMs: number): 'NO_DATE' | 'PAST' | 'TOO_FAR' | null {
  if (Number.isNaN(at)) return 'NO_DATE'
  if (at < nowMs - MINUTE_MS) return 'PAST'
  return at > nowMs + FARTHEST_MS ? 'TOO_FAR' : null
}
