import { useEffect, useRef, useState } from 'react'

/** The progress and results of a bulk operation with one call per item. */
export interface BulkRun<Item> {
  readonly state: 'running' | 'stopped' | 'finished'
  readonly total: number
  readonly done: readonly Item[]
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[]
}

/**
 * Runs an action on many items, a few at a time, and continues after failures. Stopping or leaving the page starts no
 * more items; those in progress finish, unless the action heeds the signal. An action that only reads may.
 */
export function useBulk<Item>(act: (item: Item, signal: AbortSignal) => Promise<unknown>) {
  const [run, setRun] = useState<BulkRun<Item> | null>(null)
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])

  /**
   * Runs the action on the items. `done` are those of an earlier run, which stay counted. Resolves with the ended run.
   */
  const start = async (items: readonly Item[], done: readonly Item[] = []): Promise<BulkRun<Item>> => {
    stop.current = new AbortController()
    const { signal } = stop.current
    let current: BulkRun<Item> = { state: 'running', total: items.length + done.length, done, failed: [] }
    const show = (next: Partial<BulkRun<Item>>) => {
      current = { ...current, ...next }
      setRun(current)
    }
    show({})
    const remaining = items.values()
    const worker = async () => {
      for (const item of remaining) {
        if (signal.aborted) return
        try {
          await act(item, signal)
          show({ done: [...current.done, item] })
        } catch (error) {
          if (signal.aborted && isAbort(error)) return
          show({ failed: [...current.failed, { item, error }] })
        }
      }
    }
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker))
    show({ state: current.done.length + current.failed.length < current.total ? 'stopped' : 'finished' })
    return current
  }

  return {
    run,
    start,
    /** Starts no more items. */
    stop: () => stop.current.abort(),
    /** Repeats the failed items. */
    retry: async () => {
      const failed = run?.failed.map(({ item }) => item)
      return failed ? start(failed, run?.done) : null
    },
    clear: () => setRun(null),
  }
}

/** Whether a call ended because nobody waits for it. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Enough to use the connection, and few enough for the server to serve others in between. */
const MAX_CONCURRENT = 3
