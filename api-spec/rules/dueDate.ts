import { DAY_MS, MINUTE_MS } from './durations.ts'

const FARTHEST_MS = 366 * DAY_MS

/** How many of a kind a user may have waiting for one meter. */
export const MAX_PENDING = 50

/**
 * What is wrong with the time for which something is programmed, both in milliseconds since 1970; null where it is
 * right. This very minute is now.
 */
export function dueDateProblem(at: number, nowMs: number): 'NO_DATE' | 'PAST' | 'TOO_FAR' | null {
  if (Number.isNaN(at)) return 'NO_DATE'
  if (at < nowMs - MINUTE_MS) return 'PAST'
  return at > nowMs + FARTHEST_MS ? 'TOO_FAR' : null
}
