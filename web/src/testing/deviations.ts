const found: string[] = []

/**
 * Notes what of a call is not in the shape of the specification. A test that leaves such a note fails: what fetch
 * throws, the client takes for a lost line.
 */
export function noteDeviations(deviations: readonly string[]): void {
  found.push(...deviations)
}

/** What was noted since the last time, each once. */
export function takeDeviations(): readonly string[] {
  return [...new Set(found.splice(0))]
}
