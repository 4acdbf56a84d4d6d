/** The time for which a skipped carousel stays hidden, in milliseconds. */
export const CAROUSEL_SKIP_MS = 3000

interface CarouselSituation {
  readonly seen: boolean
  /** Milliseconds since 1970; null if it was not skipped. */
  readonly skippedAtMs: number | null
  readonly nowMs: number
}

/** Whether the app shows a carousel: not after it was seen, nor within three seconds of a skip. */
export function showsCarousel({ seen, skippedAtMs, nowMs }: CarouselSituation): boolean {
  return !seen && (skippedAtMs === null || nowMs - skippedAtMs >= CAROUSEL_SKIP_MS)
}
