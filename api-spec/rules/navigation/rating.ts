import { DAY_MS } from '../time/durations.ts'

export const RATING_STARS = [1, 2, 3, 4, 5] as const

/** Time after the app was opened before it may ask for a rating. */
export const RATING_DELAY_MS = 20_000

const DEFAULT_REPEAT_DAYS = 90

/** Whether a rating leads to the store. With four stars or fewer the app asks what could be better. */
export function isForStore(stars: number): boolean {
  return stars > 4
}

/**
 * The days before the first request for a rating and between two requests, from the configuration; 90 if the setting is
 * not such a number.
 */
export function ratingRepeatDays(setting: string | undefined): number {
  const days = Number(setting)
  return setting !== undefined && Number.isInteger(days) && days > 0 ? days : DEFAULT_REPEAT_DAYS
}

interface RatingSituation {
  /** The time of the user's first visit, or of the last request. Milliseconds since 1970. */
  readonly sinceMs: number
  readonly rated: boolean
  readonly repeatDays: number
  readonly nowMs: number
}

/** Whether it is time to ask for a rating. The app never asks again after a rating. */
export function isRatingDue({ sinceMs, rated, repeatDays, nowMs }: RatingSituation): boolean {
  return !rated && nowMs - sinceMs >= repeatDays * DAY_MS
}
