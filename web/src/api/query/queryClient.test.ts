import { example } from '@acometida/api-spec/testing/example.ts'
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
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

test('a write through a generated hook makes what the contract lists stale, with any parameters, and nothing else', async () => {
  const { stale, rename } = await filledClient()
  await rename()
  expect(stale()).toEqual(['supplies', 'ofOne'])
})

test('so does a write through a generated function that no hook is made of', async () => {
  const { stale } = await filledClient()
  send.mockResolvedValueOnce(answer('0000', { user: example('UserProfile') }))
  await acceptLegalTerms(1, { indLegalAccept: '1' })
  expect(stale()).toEqual(['user'])
})

test('a write is over once what is on the screen has been asked again', async () => {
  const { client, rename } = await filledClient()
  const shown = vi.fn<() => Promise<string>>(async () => 'renamed')
  const observer = new QueryObserver(client, { queryKey: reads.supplies.queryKey, queryFn: shown, staleTime: Infinity })
  const close = observer.subscribe(() => undefined)
  await rename()
  expect(observer.getCurrentResult()).toMatchObject({ data: 'renamed', isFetching: false })
  close()
})

test('a write that is refused leaves all as it was, and one without an answer may have been done', async () => {
  const { stale, rename } = await filledClient()
  send.mockResolvedValueOnce(answer('0404'))
  await expect(rename()).rejects.toMatchObject({ code: '0404' })
  expect(stale()).toEqual([])
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(rename()).rejects.toMatchObject({ code: 'XXX' })
  expect(stale()).toEqual(['supplies', 'ofOne'])
})

test('a read makes nothing stale', async () => {
  const { client, stale } = await filledClient()
  send.mockResolvedValueOnce(answer('0000', { user: example('UserProfile') }))
  await client.fetchQuery({ ...reads.user, staleTime: 0 })
  expect(stale()).toEqual([])
})

test('a write without a connection fails at once, and is not done when the line is back', async () => {
  const { rename } = await filledClient()
  onlineManager.setOnline(false)
  send.mockImplementation(async () => Promise.reject(new TypeError('Failed to fetch')))
  try {
    await expect(rename()).rejects.toMatchObject({ code: 'XXX', status: 0 })
    send.mockClear()
  } finally {
    onlineManager.setOnline(true)
  }
  await vi.waitFor(() => expect(onlineManager.isOnline()).toBe(true))
  expect(send).not.toHaveBeenCalled()
})

test('an answer that breaks the contract is fetched once for all observers, until a press on retry', async () => {
  const client = makeQueryClient()
  send.mockImplementation(async () => answer('0000', { supplyPoints: 7 }))
  const look = () => new QueryObserver(client, getListSupplyPointsQueryOptions()).subscribe(() => undefined)
  const first = look()
  const state = () => client.getQueryState(reads.supplies.queryKey)
  await vi.waitFor(() => expect(state()).toMatchObject({ status: 'error', fetchStatus: 'idle' }))
  const second = look()
  window.dispatchEvent(new Event('online'))
  expect(state()?.fetchStatus).toBe('idle')
  expect(send).toHaveBeenCalledOnce()
  await client.refetchQueries({ queryKey: reads.supplies.queryKey })
  expect(send).toHaveBeenCalledTimes(2)
  first()
  second()
})

test('an answer of a failing server is fetched again by the next observer', async () => {
  const client = makeQueryClient()
  send.mockImplementation(async () => answer('0404'))
  const look = () => new QueryObserver(client, getListSupplyPointsQueryOptions()).subscribe(() => undefined)
  const first = look()
  await vi.waitFor(() => expect(client.getQueryState(reads.supplies.queryKey)?.status).toBe('error'))
  const second = look()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  first()
  second()
})
