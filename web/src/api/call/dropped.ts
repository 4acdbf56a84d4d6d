import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { whenAnswersCleared } from '#src/api/query/clearAnswers.ts'

/** The unreadable items of an answer's lists. */
export interface DroppedItems {
  readonly count: number
  /** The message-id of the call, which the customer may quote. */
  readonly reference: string
}

/** Marks an answer with the items it lacks. The mark stays with the answer in the cache. */
export function withDropped<Answer>(answer: Answer, dropped: DroppedItems): Answer {
  return { ...answer, [FIELD]: dropped }
}

/** Not a field of the contract. Answers that a tab has stored for offline use have it too, so it keeps its name. */
const FIELD = 'leftOut'

const droppedBySignal = new WeakMap<AbortSignal, DroppedItems[]>()
const droppedByQuery = new Map<string, readonly DroppedItems[]>()
whenAnswersCleared(() => droppedByQuery.clear())

/** Records that a call of a query lacks items. `signal` is the query's. */
export function noteDropped(signal: AbortSignal | null | undefined, dropped: DroppedItems): void {
  if (signal) droppedBySignal.set(signal, [...(droppedBySignal.get(signal) ?? []), dropped])
}

/** Stores what the calls of an answered query lack. */
export function keepDropped(key: QueryKey, signal: AbortSignal): void {
  droppedByQuery.set(hashKey(key), droppedBySignal.get(signal) ?? [])
}

/** The items that the answers of these queries lack in total. Null if they are complete. */
export function useDropped(keys: readonly QueryKey[]): DroppedItems | null {
  const client = useQueryClient()
  const all = keys.flatMap((key) => {
    const data = client.getQueryData<unknown>(key)
    return [...(droppedByQuery.get(hashKey(key)) ?? []), ...(hasDropped(data) ? [data[FIELD]] : [])]
  })
  const [first] = all
  return first ? { count: all.reduce((sum, { count }) => sum + count, 0), reference: first.reference } : null
}

/** The number of unreadable items of an answer. */
export function droppedCount(answer: unknown): number {
  return hasDropped(answer) ? answer[FIELD].count : 0
}

function hasDropped(data: unknown): data is { readonly [FIELD]: DroppedItems } {
  return typeof data === 'object' && data !== null && FIELD in data
}
