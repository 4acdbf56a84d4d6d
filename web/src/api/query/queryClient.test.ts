import { example } from '@acometida/api-spec/operations/example.ts'
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  acceptLegalTerms,
  getGetUserQueryOptions,
  getListBillsQueryOptions,
  getListSupplyPointsQueryOptions,
  getSaveCustomDataMutationOptions,
} from '#src/api/generated/api.ts'
import { makeQueryClient } from './queryClient.ts'

const send = vi.fn<typeof fetch>()
const renamed = { type: 'supply', keyId: 'ES1', name: 'Casa', icon: 'home', documentNumber: '12345678Z' }
const answer = (code = '0000', content: object = renamed) =>
  Response.json({ result: { codResult: code, msgResult: '' }, ...content })
const reads = {
  user: getGetUserQueryOptions(1),
  supplies: getListSupplyPointsQueryOptions(),
  ofOne: getListSupplyPointsQueryOptions({ filter: 'cups::ES1' }),
  bills: getListBillsQueryOptions({ filter: 'cups::ES1' }),
}

beforeEach(() => {
  send.mockReset().mockImplementation(async () => answer())
  vi.stubGlobal('fetch', send)
})
afterEach(() => vi.unstubAllGlobals())

/** A client with an answer to every read, and the names of the stale ones. */
async function filledClient() {
  const client = makeQueryClient()
  // The content of the answers does not matter here.
  for (const { queryKey } of Object.values(reads)) await client.prefetchQuery({ queryKey, queryFn: () => 'kept' })
  const stale = () =>
    Object.entries(reads).flatMap(([name, { queryKey }]) =>
      client.getQueryState<unknown>(queryKey)?.isInvalidated ? [name] : [],
    )
  const rename = () =>
    new MutationObserver(client, getSaveCustomDataMutationOptions()).mutate({
      key: 'ES1',
      data: { type: 'supply', documentNumber: '12345678Z', name: 'Casa', icon: 'home' },
    })
  return { client, stale, rename }
}

test('invalidates after a write by a hook what the contract lists, with any parameters', async () => {
  const { stale, rename } = await filledClient()
  await rename()
  expect(stale()).toEqual(['supplies', 'ofOne'])
})

test('invalidates what the contract lists after a write by a function without a hook', async () => {
  const { stale } = await filledClient()
  send.mockResolvedValueOnce(answer('0000', { user: example('UserProfile') }))
  await acceptLegalTerms(1, { indLegalAccept: '1' })
  expect(stale()).toEqual(['user'])
})

test('finishes a write once the visible data has been fetched again', async () => {
  const { client, rename } = await filledClient()
  const shown = vi.fn<() => Promise<string>>(async () => 'renamed')
  const observer = new QueryObserver(client, { queryKey: reads.supplies.queryKey, queryFn: shown, staleTime: Infinity })
  const close = observer.subscribe(() => undefined)
  await rename()
  expect(observer.getCurrentResult()).toMatchObject({ data: 'renamed', isFetching: false })
  close()
})

test('invalidates nothing after a refused write, but does after one without an answer', async () => {
  const { stale, rename } = await filledClient()
  send.mockResolvedValueOnce(answer('0404'))
  await expect(rename()).rejects.toMatchObject({ code: '0404' })
  expect(stale()).toEqual([])
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(rename()).rejects.toMatchObject({ code: 'XXX' })
  expect(stale()).toEqual(['supplies', 'ofOne'])
})

test('invalidates nothing after a read', async () => {
  const { client, stale } = await filledClient()
  send.mockResolvedValueOnce(answer('0000', { user: example('UserProfile') }))
  await client.fetchQuery({ ...reads.user, staleTime: 0 })
  expect(stale()).toEqual([])
})

test('fails a write without a connection at once, and repeats nothing once it is back', async () => {
  const { rename } = await filledClient()
  onlineManager.setOnline(false)
  send.mockImplementation(async () => Promise.reject(new TypeError('Failed to fetch')))
  try {
    await expect(rename()).rejects.toMatchObject({ code: 'XXX', status: 0 })
    send.mockClear()
  } finally {
    onlineManager.setOnline(true)
  }
  await waitFor(() => expect(onlineManager.isOnline()).toBe(true))
  expect(send).not.toHaveBeenCalled()
})

test('fetches an answer that breaks the contract once for all observers, until a press on retry', async () => {
  const client = makeQueryClient()
  send.mockImplementation(async () => answer('0000', { supplyPoints: 7 }))
  const look = () => new QueryObserver(client, getListSupplyPointsQueryOptions()).subscribe(() => undefined)
  const first = look()
  const state = () => client.getQueryState(reads.supplies.queryKey)
  await waitFor(() => expect(state()).toMatchObject({ status: 'error', fetchStatus: 'idle' }))
  const second = look()
  window.dispatchEvent(new Event('online'))
  expect(state()?.fetchStatus).toBe('idle')
  expect(send).toHaveBeenCalledOnce()
  await client.refetchQueries({ queryKey: reads.supplies.queryKey })
  expect(send).toHaveBeenCalledTimes(2)
  first()
  second()
})

test('fetches an answer of a failing server again for the next observer', async () => {
  const client = makeQueryClient()
  send.mockImplementation(async () => answer('0404'))
  const look = () => new QueryObserver(client, getListSupplyPointsQueryOptions()).subscribe(() => undefined)
  const first = look()
  await waitFor(() => expect(client.getQueryState(reads.supplies.queryKey)?.status).toBe('error'))
  const second = look()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  first()
  second()
})
