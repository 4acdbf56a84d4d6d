const DAY_MS = 86_400_000

/** So long after a screen of the app opens the question for a rating comes. */
export const RATING_DELAY_MS = 20_000
/** Days between two questions where the installation says nothing else. */
export const RATING_DEFAULT_DAYS = 90
const MOST_STARS = 5

/** When the question for a rating comes, milliseconds from now; undefined where it does not: too soon after the last one, or already rated. */
export function ratingDelayMs(
  past: { readonly rated: boolean; readonly askedAtMs: number | null },
  nowMs: number,
  repeatDays: number = RATING_DEFAULT_DAYS,
): number | undefined {
  const waits = past.askedAtMs !== null && nowMs - past.askedAtMs < repeatDays * DAY_MS
  return past.rated || waits ? undefined : RATING_DELAY_MS
}

/** Where so many stars lead: the best to the store, all others to what could be better. Undefined for no such number of stars. */
export function ratingLeadsTo(stars: number): 'store' | 'feedback' | undefined {
  if (!Number.isInteger(stars) || stars < 1 || stars > MOST_STARS) return undefined
  return stars > 4 ? 'store' : 'feedback'
}
