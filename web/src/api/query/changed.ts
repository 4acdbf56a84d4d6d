type Listener = (reads: readonly string[]) => Promise<void>

const listeners = new Set<Listener>()

/** Registers a listener for reads, by operationId, whose answers a call has changed. Caches use it. */
export function whenChanged(listener: Listener): void {
  listeners.add(listener)
}

/** Announces that the answers of these reads may have changed. Resolves once the reads on screen are refetched. */
export async function announceChanges(reads: readonly string[]): Promise<void> {
  if (reads.length > 0) await Promise.all([...listeners].map((listener) => listener(reads)))
}
