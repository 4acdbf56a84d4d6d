/** The memory that all watched worlds of a server share. Beyond its size the oldest item of any world is dropped. */
export interface WatchMemory {
  /** Counts an item until it is released. `drop` takes it away from its owner. */
  readonly keep: (item: object, bytes: number, drop: () => void) => void
  readonly release: (item: object) => void
  readonly bytes: () => number
}

interface KeptItem {
  readonly bytes: number
  readonly drop: () => void
}

/** @param mostBytes the bytes that all items may have together */
export function makeWatchMemory(mostBytes: number): WatchMemory {
  // A map lists its keys in the order of insertion.
  const kept = new Map<object, KeptItem>()
  let total = 0
  const release = (item: object): void => {
    total -= kept.get(item)?.bytes ?? 0
    kept.delete(item)
  }
  return {
    keep: (item, bytes, drop) => {
      kept.set(item, { bytes, drop })
      total += bytes
      for (const [oldest, { drop: dropOldest }] of kept) {
        if (total <= mostBytes) return
        release(oldest)
        dropOldest()
      }
    },
    release,
    bytes: () => total,
  }
}
