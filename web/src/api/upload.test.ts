import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeUploads, type SeenUpload } from '#src/testing/fakeUpload.ts'
import { configureHttp } from './call/httpSettings.ts'
import { http, nextMessageId } from './http.ts'

let uploads: readonly SeenUpload[] = []
const onProgress = vi.fn<(share: number) => void>()

beforeEach(() => {
  onProgress.mockReset()
  uploads = fakeUploads()
  configureHttp({ baseUrl: '/api', headers: { 'client-id': 'web' }, caller: () => ({ token: 'good', userId: 7 }) })
})
afterEach(() => vi.unstubAllGlobals())

/** Starts a call that reports its progress, and waits until it is on its way. */
async function start(options: object = {}) {
  const count = uploads.length
  const answer = http('/documentum', { method: 'POST', body: '{"nombre":"a"}', onProgress, ...options })
  answer.catch(() => undefined)
  await waitFor(() => expect(uploads).toHaveLength(count + 1))
  const [seen] = uploads.slice(-1)
  if (!seen) throw new Error('nothing is under way')
  return { answer, seen }
}

test('sends a call with progress like any other: address, body, bearer, message id', async () => {
  const { answer, seen } = await start()
  expect([seen.url, seen.body]).toEqual(['/api/documentum', '{"nombre":"a"}'])
  expect([seen.headers.get('authorization'), seen.headers.get('client-id')]).toEqual(['Bearer good', 'web'])
  expect(seen.headers.get('message-id')).toMatch(/^7-/)
  seen.progress(0.25)
  expect(onProgress).toHaveBeenCalledWith(0.25)
  seen.answer('0000', { documentumId: 'DOC-1' })
  expect(await answer).toMatchObject({ documentumId: 'DOC-1' })
})

test('rejects a refused upload with its code', async () => {
  const { answer, seen } = await start()
  seen.answer('0413')
  await expect(answer).rejects.toMatchObject({ code: '0413', service: 'documentum', status: 200 })
})

test('repeats a lost upload once under the same id, and then reports no answer', async () => {
  const { answer, seen } = await start({ repeatable: true })
  seen.loseLine()
  await waitFor(() => expect(uploads).toHaveLength(2), { timeout: 5_000 })
  expect(uploads[1]?.headers.get('message-id')).toBe(seen.headers.get('message-id'))
  uploads[1]?.loseLine()
  await expect(answer).rejects.toMatchObject({ code: 'XXX', status: 0, transportFailure: { kind: 'unreachable' } })
})

test('sends a repeated call under the id that it is given', async () => {
  const messageId = nextMessageId()
  for (const _ of [1, 2]) (await start({ messageId })).seen.answer('0000')
  expect(uploads.map(({ headers }) => headers.get('message-id'))).toEqual([messageId, messageId])
  ;(await start()).seen.answer('0000')
  expect(uploads[2]?.headers.get('message-id')).not.toBe(messageId)
})

test('aborts an upload that is given up, without counting a lost connection', async () => {
  const stop = new AbortController()
  const { answer, seen } = await start({ signal: stop.signal, repeatable: true })
  stop.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(seen.isAborted()).toBe(true)
})
