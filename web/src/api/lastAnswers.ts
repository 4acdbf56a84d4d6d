import { dehydrate, hydrate, type Query } from '@tanstack/react-query'
import { queryClient } from './queryClient.ts'

/**
 * What people look up where there is no line: their supplies, how much was used, the bills, and what is wrong with the
 * grid.
 */
const KEPT: ReadonlySet<unknown> = new Set([
  'listSupplyPoints',
  'listConsumptions',
  'listBills',
  'listIncidences',
  'listInterruptions',
])
/** Storage holds some five million characters. What needs more than its share is left out. */
const MOST_CHARACTERS = 400_000

/** Calls back after each answer that is worth keeping. The function it returns stops that. */
export function whenAnswered(listener: () => void): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && KEPT.has(query.queryKey[0])) listener()
  })
}

/** The last answers that are worth keeping, as text. */
export function lastAnswers(): string {
  return JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false }))
}

/**
 * Takes answers of an earlier page for the last ones. Returns when the oldest came, milliseconds since 1970; null where
 * there are none.
 */
export function takeAnswers(text: string): number | null {
  hydrate(queryClient, JSON.parse(text))
  const dates = queryClient
    .getQueryCache()
    .findAll({ predicate: isKept })
    .map(({ state }) => state.dataUpdatedAt)
  return dates.length === 0 ? null : Math.min(...dates)
}

function isKept(query: Query): boolean {
  const { status, data } = query.state
  return KEPT.has(query.queryKey[0]) && status === 'success' && hasRoom(data)
}

/** To write a year of hours takes long, and after each answer all of them are asked about. */
function hasRoom(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true
  const known = judged.get(data) ?? JSON.stringify(data).length <= MOST_CHARACTERS
  judged.set(data, known)
  return known
}

const judged = new WeakMap<object, boolean>()
