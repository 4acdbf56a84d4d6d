type Listener = (reads: readonly string[]) => Promise<void>

const listeners = new Set<Listener>()

/** Has something done about reads, by operationId, whose answers a call has changed. For what keeps answers. */
export function whenChanged(listener: Listener): void {
  listeners.add(listener)
}

/** Tells that the answers of reads may be others. Over once those that are on the screen have been asked again. */
export async function tellChanged(reads: readonly string[]): Promise<void> {
  if (reads.length > 0) await Promise.all([...listeners].map((listener) => listener(reads)))
}
