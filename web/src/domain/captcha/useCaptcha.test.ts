import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#src/api/config.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { useCaptcha } from './useCaptcha.ts'

const challenge = { parameters: { nonce: 'n' }, signature: 's' }
const get = vi.fn<Handler>()
let solution: unknown = { counter: 3, derivedKey: 'k' }

/** A fake worker. It answers each challenge with the solution of the test. */
class FakeWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: solution })))
  }
  terminate() {}
}

beforeEach(async () => {
  freshClient()
  await install('altcha')
  solution = { counter: 3, derivedKey: 'k' }
  get.mockReset().mockReturnValue({ content: { challenge: btoa(JSON.stringify(challenge)) } })
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Loads a `/config.json` with this captcha setting. */
async function install(captcha: string) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ captcha })))
  await loadConfig()
  vi.stubGlobal('fetch', fakeFetch({ 'GET /captcha': get }))
}

const use = (user: string, host: string) => renderHook(() => useCaptcha(user, host)).result

test.each(['area.example', 'localhost'])(
  'solves a challenge on %s, and makes both the token [VA-004]',
  async (host) => {
    const result = use('12345678Z', host)
    expect(result.current.captcha.status).toBe('working')
    await waitFor(() => expect(result.current.captcha.status).toBe('done'))
    expect(JSON.parse(atob(result.current.captcha.token ?? ''))).toEqual({ challenge, solution })
  },
)

test('asks for no challenge for a 70-code, nor on localhost with the dummy [SC-004 CF-017]', async () => {
  expect(use('70123456', 'area.example').current.captcha).toEqual({ status: 'exempt', token: undefined })
  await install('dummy')
  expect(use('12345678Z', 'localhost').current.captcha).toEqual({ status: 'done', token: 'localhost' })
  expect(get).not.toHaveBeenCalled()
})

test('sends the dummy from localhost alone, whatever the installation says [CF-017]', async () => {
  await install('dummy')
  const result = use('12345678Z', 'area.example')
  await waitFor(() => expect(result.current.captcha.status).toBe('done'))
  expect(result.current.captcha.token).not.toBe('localhost')
})

test('exempts forms where the API has no captcha', async () => {
  await install('none')
  expect(use('12345678Z', 'area.example').current.captcha).toEqual({ status: 'exempt', token: undefined })
  expect(get).not.toHaveBeenCalled()
})

test('logs an API without challenges, with the setting for it', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  get.mockReturnValueOnce({ code: '9002', status: 404 })
  const result = use('12345678Z', 'area.example')
  await waitFor(() => expect(result.current.captcha.status).toBe('failed'))
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('"captcha": "none" in /config.json'))
})

test('gets another solution when the last is renewed', async () => {
  const result = use('12345678Z', 'area.example')
  await waitFor(() => expect(result.current.captcha.status).toBe('done'))
  act(() => result.current.renew())
  expect(result.current.captcha.status).toBe('working')
  await waitFor(() => expect(result.current.captcha.status).toBe('done'))
  expect(get).toHaveBeenCalledTimes(2)
})

test('renews a solution after nine minutes, and not before', async () => {
  vi.useFakeTimers()
  const result = use('12345678Z', 'area.example')
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(0)
  expect(result.current.captcha.status).toBe('done')
  await pass(9 * 60_000 - 1)
  expect(get).toHaveBeenCalledOnce()
  await pass(1)
  expect(get).toHaveBeenCalledTimes(2)
  expect(result.current.captcha.status).toBe('done')
})

test('exempts a user without a captcha at once, and renews nothing once the form is gone', async () => {
  vi.useFakeTimers()
  const { result, rerender, unmount } = renderHook(({ user }) => useCaptcha(user, 'area.example'), {
    initialProps: { user: '12345678Z' },
  })
  await act(() => vi.advanceTimersByTimeAsync(0))
  rerender({ user: '70123456' })
  expect(result.current.captcha.status).toBe('exempt')
  unmount()
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(get).toHaveBeenCalledOnce()
})

test('returns the token of a retry to a submission made during a failing check', async () => {
  get.mockReturnValueOnce({ code: 'XXX', status: 500 })
  const result = use('12345678Z', 'area.example')
  const { solved } = result.current
  const got = vi.fn<(token: string | undefined) => void>()
  void solved().then(got)
  await waitFor(() => expect(result.current.captcha.status).toBe('failed'))
  expect(got).not.toHaveBeenCalled()
  act(() => result.current.renew())
  await waitFor(() => expect(result.current.captcha.status).toBe('done'))
  expect(got).toHaveBeenCalledExactlyOnceWith(result.current.captcha.token)
  expect(await solved()).toBe(result.current.captcha.token)
})

test('returns no token at once to a user who needs no check', async () => {
  expect(await use('70123456', 'area.example').current.solved()).toBeUndefined()
})

test('fails with a failed check, and may be tried again', async () => {
  get.mockReturnValueOnce({ code: 'XXX', status: 500 })
  const result = use('12345678Z', 'area.example')
  await waitFor(() => expect(result.current.captcha.status).toBe('failed'))
  solution = null
  act(() => result.current.renew())
  await waitFor(() => expect(result.current.captcha.status).toBe('failed'))
  solution = {}
  act(() => result.current.renew())
  await waitFor(() => expect(result.current.captcha.status).toBe('done'))
})
