import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { whenForgetting } from '#src/api/query/forget.ts'

/** The unreadable items of an answer's lists. */
export interface LeftOut {
  readonly count: number
  /** The message-id of the call, which the customer may quote. */
  readonly reference: string
}

/** Marks an answer with the items it lacks. The mark stays with the answer in the cache. */
export function withLeftOut<Answer>(answer: Answer, leftOut: LeftOut): Answer {
  return { ...answer, [FIELD]: leftOut }
}

/** Not a field of the contract. */
const FIELD = 'leftOut'

const leftOutBySignal = new WeakMap<AbortSignal, LeftOut[]>()
const leftOutByQuery = new Map<string, readonly LeftOut[]>()
whenForgetting(() => leftOutByQuery.clear())

/** Records that a call of a query lacks items. `signal` is the query's. */
export function noteLeftOut(signal: AbortSignal | null | undefined, leftOut: LeftOut): void {
  if (signal) leftOutBySignal.set(signal, [...(leftOutBySignal.get(signal) ?? []), leftOut])
}

/** Stores what the calls of an answered query lack. */
export function keepLeftOut(key: QueryKey, signal: AbortSignal): void {
  leftOutByQuery.set(hashKey(key), leftOutBySignal.get(signal) ?? [])
}

/** The items that the answers of these queries lack in total. Null if they are complete. */
export function useLeftOut(keys: readonly QueryKey[]): LeftOut | null {
  const client = useQueryClient()
  const all = keys.flatMap((key) => {
    const data = client.getQueryData<unknown>(key)
    return [...(leftOutByQuery.get(hashKey(key)) ?? []), ...(hasLeftOut(data) ? [data[FIELD]] : [])]
  })
  const [first] = all
  return first ? { count: all.reduce((sum, { count }) => sum + count, 0), reference: first.reference } : null
}

/** The number of unreadable items of an answer. */
export function leftOutOf(answer: unknown): number {
  return hasLeftOut(answer) ? answer[FIELD].count : 0
}

function hasLeftOut(data: unknown): data is { readonly [FIELD]: LeftOut } {
  return typeof data === 'object' && data !== null && FIELD in data
}
