import { dehydrate, hydrate, type Query } from '@tanstack/react-query'
import { queryClient } from './queryClient.ts'

/** The reads that people look up offline: their supplies, consumption, bills, and outages of the grid. */
const KEPT: ReadonlySet<unknown> = new Set([
  'listSupplyPoints',
  'listConsumptions',
  'listBills',
  'listIncidences',
  'listInterruptions',
])
/** Storage holds some five million characters. A larger answer is left out. */
const MAX_CHARACTERS = 400_000

/** Calls the listener after each answer that is kept offline. Returns the function that unsubscribes. */
export function whenAnswered(listener: () => void): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && KEPT.has(query.queryKey[0])) listener()
  })
}

/** The cached answers that are kept offline, as JSON. */
export function serializeAnswers(): string {
  return JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false }))
}

/**
 * Restores answers of an earlier page. Returns the time of the oldest, milliseconds since 1970; null if there are none.
 */
export function hydrateAnswers(text: string): number | null {
  hydrate(queryClient, JSON.parse(text))
  const dates = queryClient
    .getQueryCache()
    .findAll({ predicate: isKept })
    .map(({ state }) => state.dataUpdatedAt)
  return dates.length === 0 ? null : Math.min(...dates)
}

function isKept(query: Query): boolean {
  const { status, data } = query.state
  return KEPT.has(query.queryKey[0]) && status === 'success' && fitsIntoStorage(data)
}

/** Serializing a year of hourly values is slow, and each new answer checks all of them, so the result is cached. */
function fitsIntoStorage(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true
  const fits = fitsByAnswer.get(data) ?? JSON.stringify(data).length <= MAX_CHARACTERS
  fitsByAnswer.set(data, fits)
  return fits
}

const fitsByAnswer = new WeakMap<object, boolean>()
