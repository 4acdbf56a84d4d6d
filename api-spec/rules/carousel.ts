/** A carousel that was skipped stays away for so long: for the redirect that follows. */
export const CAROUSEL_SKIP_MS = 3_000

/** Whether a carousel of the app (welcome, what is new) is shown: until it was seen, and not right after it was skipped. */
export function showsCarousel(
  { seen, skippedAtMs }: { readonly seen: boolean; readonly skippedAtMs: number | null },
  nowMs: number,
): boolean {
  return !seen && (skippedAtMs === null || nowMs - skippedAtMs > CAROUSEL_SKIP_MS)
}
