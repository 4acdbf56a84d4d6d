import { dehydrate, hydrate, type Query } from '@tanstack/react-query'
import { queryClient } from '#src/api/queryClient.ts'
import { makeStore } from '#src/api/store.ts'
import { after } from '#src/base/clock.ts'
import { currentSession } from './session.store.ts'
import { readSession, writeSession } from './storage.ts'

/** When the oldest of the answers came that a page without a connection shows; null where it has none of an earlier page. */
export const keptSince = makeStore<number | null>(null)

/** What people look up where there is no line: their supplies, how much was used, the bills, and what is wrong with the grid. */
const KEPT: ReadonlySet<unknown> = new Set([
  'listSupplyPoints',
  'listConsumptions',
  'listBills',
  'listIncidences',
  'listInterruptions',
])
/** Storage holds some five million characters. What needs more than its share is left out. */
const MOST_CHARACTERS = 400_000
const PAUSE_MS = 1_000

/**
 * Keeps the last answers in the tab, for a page of it that is opened without a connection. They go with the session, and are never kept
 * while somebody acts for the customer. The function it returns stops that.
 */
export function keepAnswers(): () => void {
  let cancel: (() => void) | null = null
  const writeSoon = () => {
    cancel ??= after(PAUSE_MS, () => {
      cancel = null
      write()
    })
  }
  // Some may have come before.
  writeSoon()
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && KEPT.has(query.queryKey[0])) writeSoon()
  })
  return () => {
    stop()
    cancel?.()
  }
}

/** Shows what an earlier page of this tab was answered, for as long as nothing newer can be had. */
export function restoreAnswers(): void {
  const kept = readSession('acometida.answers')
  if (kept === null || actsForAnother()) return
  hydrate(queryClient, JSON.parse(kept))
  const dates = queryClient
    .getQueryCache()
    .findAll({ predicate: isKept })
    .map(({ state }) => state.dataUpdatedAt)
  if (dates.length > 0) keptSince.set(Math.min(...dates))
}

function write(): void {
  if (currentSession() === null || actsForAnother()) return
  const answers = dehydrate(queryClient, { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false })
  writeSession({ 'acometida.answers': JSON.stringify(answers) })
}

function isKept(query: Query): boolean {
  const { status, data } = query.state
  return KEPT.has(query.queryKey[0]) && status === 'success' && JSON.stringify(data).length <= MOST_CHARACTERS
}

function actsForAnother(): boolean {
  const session = currentSession()
  return session !== null && session.document !== session.loginDocument
}
