import { DAY_MS } from '../time/durations.ts'

/** The furthest estimate of the end of an interruption. */
const LONGEST_ESTIMATE_MS = 30 * DAY_MS

/**
 * The problem with an estimate of the end of an interruption that goes on; null if there is none. Instants in
 * milliseconds, undefined for a text that is none.
 */
export function estimateProblem(until: number | undefined, now: number): 'NO_DATE' | 'PAST' | 'TOO_FAR' | null {
  if (until === undefined) return 'NO_DATE'
  if (until <= now) return 'PAST'
  return until > now + LONGEST_ESTIMATE_MS ? 'TOO_FAR' : null
}

/** Like `estimateProblem`, of the end itself: it is neither before the beginning nor later than now. */
export function outageEndProblem(
  endedAt: number | undefined,
  startsAt: number,
  now: number,
): 'NO_DATE' | 'BEFORE_START' | 'FUTURE' | null {
  if (endedAt === undefined) return 'NO_DATE'
  if (endedAt < startsAt) return 'BEFORE_START'
  return endedAt > now ? 'FUTURE' : null
}
