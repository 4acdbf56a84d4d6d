const found: string[] = []

/**
 * Records how a call deviates from the specification. A test with a record fails. An error thrown by fetch would not
 * do: the client would take it for a lost connection.
 */
export function noteDeviations(deviations: readonly string[]): void {
  found.push(...deviations)
}

/** The new records, each once. */
export function takeDeviations(): readonly string[] {
  return [...new Set(found.splice(0))]
}
