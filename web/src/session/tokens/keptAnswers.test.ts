import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getListBillsQueryOptions, getListDossiersQueryOptions } from '#src/api/generated/api.ts'
import { clearAnswers } from '#src/api/query/clearAnswers.ts'
import { queryClient } from '#src/api/query/queryClient.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { actor } from '#src/testing/customerSession.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { logOut } from './endSession.ts'
import { keepAnswers, keptSince, restoreAnswers } from './keptAnswers.ts'
import { openSession } from './openSession.ts'
import { sessionStore } from './session.store.ts'
import { readSession } from './sessionEntries.ts'

const bills = getListBillsQueryOptions({ filter: 'cups::ES1' })
const dossiers = getListDossiersQueryOptions()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-16T10:00:00+01:00') })
  vi.stubGlobal('fetch', async () => Response.json({ result: { codResult: '0000', msgResult: '' } }))
  freshClient()
  keptSince.set(null)
  openSession(openingAnswer('0000'))
  stop = keepAnswers()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Puts an answer into the cache. */
async function answered({ queryKey }: { readonly queryKey: readonly unknown[] }, answer: unknown): Promise<void> {
  await queryClient.prefetchQuery({ queryKey, queryFn: () => answer })
  await vi.advanceTimersByTimeAsync(1_000)
}

test('restores the last answers with their hour on the next page of the tab, and no others', async () => {
  await answered(bills, { bills: ['the bill'] })
  vi.advanceTimersByTime(3_600_000)
  await answered(dossiers, { dossiers: ['the dossier'] })
  clearAnswers()
  restoreAnswers()
  expect(queryClient.getQueryData(bills.queryKey)).toEqual({ bills: ['the bill'] })
  expect(queryClient.getQueryData(dossiers.queryKey)).toBeUndefined()
  expect(keptSince.current()).toBe(Date.parse('2026-03-16T10:00:00+01:00'))
})

test('stores earlier answers too', async () => {
  stop()
  await answered(bills, { bills: ['the bill'] })
  expect(readSession('acometida.answers')).toBeNull()
  stop = keepAnswers()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(readSession('acometida.answers')).toContain('the bill')
})

test('forgets the date of the answers with the session, and once there is a connection again', async () => {
  await answered(bills, { bills: ['the bill'] })
  restoreAnswers()
  expect(keptSince.current()).not.toBeNull()
  window.dispatchEvent(new Event('online'))
  expect(keptSince.current()).toBeNull()
  restoreAnswers()
  logOut()
  expect(keptSince.current()).toBeNull()
})

test('forgets the answers with the session', async () => {
  await answered(bills, { bills: ['the bill'] })
  expect(readSession('acometida.answers')).not.toBeNull()
  logOut()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(readSession('acometida.answers')).toBeNull()
})

test('keeps and shows nothing while somebody acts for the customer', async () => {
  await answered(bills, { bills: ['the bill'] })
  const stored = readSession('acometida.answers')
  const state = sessionStore.current()
  if (state.status !== 'open') throw new Error('a session is open')
  sessionStore.set({ ...state, session: { ...state.session, acting: actor } })
  await answered(getListBillsQueryOptions({ filter: 'cups::ES2' }), { bills: ['of the customer'] })
  expect(readSession('acometida.answers')).toBe(stored)
  clearAnswers()
  restoreAnswers()
  expect(queryClient.getQueryData(bills.queryKey)).toBeUndefined()
  expect(keptSince.current()).toBeNull()
})

test('leaves out an answer that is too large, and stores the others', async () => {
  await answered(getListBillsQueryOptions({ filter: 'cups::ES2' }), { bills: ['x'.repeat(500_000)] })
  await answered(bills, { bills: ['the bill'] })
  const stored = readSession('acometida.answers') ?? ''
  expect(stored).toContain('the bill')
  expect(stored.length).toBeLessThan(5_000)
})
