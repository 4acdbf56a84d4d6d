import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { http } from '#src/api/http.ts'
import { startTexts } from '#src/testing/texts.ts'
import { whenLimitEnds } from './callLimit.ts'
import { errorText } from './errorText.ts'
import { configureHttp } from './httpSettings.ts'

const send = vi.fn<typeof fetch>()
const expired = vi.fn<() => void>()
const questioned = vi.fn<() => Promise<void>>()
const over = vi.fn<() => void>()
whenLimitEnds(over)

const success = async () => new Response('{"result":{"codResult":"0000"}}')
const tooMany = (retryAfter?: string) => async () =>
  new Response('', { status: 429, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })
const page = (status: number) => async () =>
  new Response('<h1>Request blocked</h1>', { status, headers: { 'content-type': 'text/html' } })
const failure = (path: string) => http(path, { method: 'GET' }).catch((error: unknown) => error)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const mock of [expired, questioned, over]) mock.mockReset()
  send.mockReset().mockImplementation(success)
  vi.stubGlobal('fetch', send)
  configureHttp({
    baseUrl: '/api',
    headers: {},
    caller: () => ({ token: 'good', userId: 7 }),
    onSessionExpired: expired,
    onRefused: questioned,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('asks a service after its 429 only once the time is over, and tells that time', async () => {
  const { t } = await startTexts('es')
  send.mockImplementation(tooMany('120'))
  const told = errorText(t, await failure('/listBills'))
  expect(told).toBe('Ha pedido demasiado en poco tiempo. Podrá seguir dentro de 2 minutos.')
  await vi.advanceTimersByTimeAsync(75_000)
  expect(errorText(t, await failure('/listBills'))).toContain('dentro de 45 segundos')
  expect(send).toHaveBeenCalledOnce()
  send.mockImplementation(success)
  await http('/contracts', { method: 'GET' })
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(45_000)
  expect(over).toHaveBeenCalledOnce()
  await http('/listBills', { method: 'GET' })
  expect(send).toHaveBeenCalledTimes(3)
  expect([expired.mock.calls, questioned.mock.calls]).toEqual([[], []])
})

test('asks nothing after the 429 of two services but the log-out', async () => {
  send.mockImplementation(tooMany())
  await failure('/listBills')
  await failure('/contracts')
  send.mockImplementation(success)
  expect(await failure('/users/7')).toMatchObject({ status: 429 })
  await http('/tokens', { method: 'DELETE' })
  await vi.advanceTimersByTimeAsync(60_000)
  await http('/users/7', { method: 'GET' })
  expect(send).toHaveBeenCalledTimes(4)
})

test.each([200, 403])(
  'asks nothing for a minute after pages (%i) of a firewall for what answered before',
  async (status) => {
    await http('/listBills', { method: 'GET' })
    await http('/contracts', { method: 'GET' })
    send.mockImplementation(page(status))
    await failure('/listBills')
    await failure('/listBills')
    expect(send).toHaveBeenCalledTimes(4)
    await failure('/contracts')
    send.mockImplementation(success)
    expect(await failure('/users/7')).toMatchObject({ status: 429 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failure('/users/7')).toMatchObject({ result: { codResult: '0000' } })
    expect(expired).not.toHaveBeenCalled()
  },
)

test('takes pages in place of operations that never answered for missing operations', async () => {
  send.mockImplementation(page(200))
  await failure('/listBills')
  await failure('/contracts')
  send.mockImplementation(success)
  expect(await failure('/users/7')).toMatchObject({ result: { codResult: '0000' } })
})

test('waits a quarter of an hour at most, whatever is asked', async () => {
  send.mockImplementation(tooMany('86400'))
  await failure('/listBills')
  send.mockImplementation(success)
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  expect(await failure('/listBills')).toMatchObject({ result: { codResult: '0000' } })
})
