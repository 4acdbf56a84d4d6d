import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { whenForgetting } from './forget.ts'

/** The items of an answer's lists that could not be read. */
export interface LeftOut {
  readonly count: number
  /** The id of the call, which the customer may quote. */
  readonly reference: string
}

/** An answer that says what it lacks. It goes with the answer wherever that is kept. */
export function lacking<Answer>(answer: Answer, leftOut: LeftOut): Answer {
  return { ...answer, [FIELD]: leftOut }
}

/** No field of the contract. */
const FIELD = 'leftOut'

const ofSignals = new WeakMap<AbortSignal, LeftOut[]>()
const ofQuestions = new Map<string, readonly LeftOut[]>()
whenForgetting(() => ofQuestions.clear())

/** Notes that a call of a question lacks something; `signal` is that of the question. */
export function noteLeftOut(signal: AbortSignal | null | undefined, leftOut: LeftOut): void {
  if (signal) ofSignals.set(signal, [...(ofSignals.get(signal) ?? []), leftOut])
}

/** Keeps what the calls of a question lack, once it is answered. */
export function keepLeftOut(key: QueryKey, signal: AbortSignal): void {
  ofQuestions.set(hashKey(key), ofSignals.get(signal) ?? [])
}

/** What the answers to these queries lack in all; null where they are whole. */
export function useLeftOut(keys: readonly QueryKey[]): LeftOut | null {
  const client = useQueryClient()
  const all = keys.flatMap((key) => {
    const data = client.getQueryData<unknown>(key)
    return [...(ofQuestions.get(hashKey(key)) ?? []), ...(hasLeftOut(data) ? [data[FIELD]] : [])]
  })
  const [first] = all
  return first ? { count: all.reduce((sum, { count }) => sum + count, 0), reference: first.reference } : null
}

/** How many items of an answer's lists could not be read. */
export function leftOutOf(answer: unknown): number {
  return hasLeftOut(answer) ? answer[FIELD].count : 0
}

function hasLeftOut(data: unknown): data is { readonly [FIELD]: LeftOut } {
  return typeof data === 'object' && data !== null && FIELD in data
}
