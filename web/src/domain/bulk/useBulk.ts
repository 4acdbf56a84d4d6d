import { useEffect, useRef, useState } from 'react'

/** An action on many items, one call each: its progress and its failures. */
export interface BulkRun<Item> {
  readonly state: 'running' | 'stopped' | 'finished'
  readonly total: number
  readonly done: readonly Item[]
  readonly failed: readonly BulkFailure<Item>[]
}

export interface BulkFailure<Item> {
  readonly item: Item
  readonly error: unknown
}

/**
 * Does the same with many things, a few at a time, and goes on where one fails. What is on its way when it is stopped
 * is finished; leaving the page stops it too.
 */
export function useBulk<Item>(act: (item: Item) => Promise<unknown>) {
  const [run, setRun] = useState<BulkRun<Item> | null>(null)
  const stopped = useRef(false)
  useEffect(() => () => void (stopped.current = true), [])

  /** Does it with these. Those of before that were done stay counted. Resolves with the run once it has ended. */
  const start = async (items: readonly Item[], done: readonly Item[] = []): Promise<BulkRun<Item>> => {
    stopped.current = false
    let current: BulkRun<Item> = { state: 'running', total: items.length + done.length, done, failed: [] }
    const show = (next: Partial<BulkRun<Item>>) => {
      current = { ...current, ...next }
      setRun(current)
    }
    show({})
    const left = items.values()
    const worker = async () => {
      for (const item of left) {
        if (stopped.current) return
        try {
          await act(item)
          show({ done: [...current.done, item] })
        } catch (error) {
          show({ failed: [...current.failed, { item, error }] })
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    show({ state: current.done.length + current.failed.length < current.total ? 'stopped' : 'finished' })
    return current
  }

  return {
    run,
    start,
    /** Begins no more of them. */
    stop: () => void (stopped.current = true),
    /** Does what failed once more. */
    retry: async () =>
      run
        ? start(
            run.failed.map(({ item }) => item),
            run.done,
          )
        : null,
    clear: () => setRun(null),
  }
}

/** Enough to keep the line busy, and few enough for others to be served in between. */
const AT_ONCE = 3
