import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#src/api/config.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
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
  'on %s a challenge is solved, and both are the token [VA-004]',
  async (host) => {
    const result = use('12345678Z', host)
    expect(result.current.captcha.status).toBe('working')
    await waitFor(() => expect(result.current.captcha.status).toBe('done'))
    expect(JSON.parse(atob(result.current.captcha.token ?? ''))).toEqual({ challenge, solution })
  },
)

test('a 70-code, and localhost where the installation says so, ask for no challenge [SC-004 CF-017]', async () => {
  expect(use('70123456', 'area.example').current.captcha).toEqual({ status: 'exempt', token: undefined })
  await install('dummy')
  expect(use('12345678Z', 'localhost').current.captcha).toEqual({ status: 'done', token: 'localhost' })
  expect(get).not.toHaveBeenCalled()
})

test('the dummy is sent from localhost alone, whatever the installation says [CF-017]', async () => {
  await install('dummy')
  const result = use('12345678Z', 'area.example')
  await waitFor(() => expect(result.current.captcha.status).toBe('done'))
  expect(result.current.captcha.token).not.toBe('localhost')
})

test('where the API has no captcha the forms go without one', async () => {
  await install('none')
  expect(use('12345678Z', 'area.example').current.captcha).toEqual({ status: 'exempt', token: undefined })
  expect(get).not.toHaveBeenCalled()
})

test('an API without challenges is named in the console, with the setting that says so', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  get.mockReturnValueOnce({ code: '9002', status: 404 })
  const result = use('12345678Z', 'area.example')
  await waitFor(() => expect(result.current.captcha.status).toBe('failed'))
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('"captcha": "none" in /config.json'))
})

test('each solution is good once: renewing gets another', async () => {
  const result = use('12345678Z', 'area.example')
  await waitFor(() => expect(result.current.captcha.status).toBe('done'))
  act(() => result.current.renew())
  expect(result.current.captcha.status).toBe('working')
  await waitFor(() => expect(result.current.captcha.status).toBe('done'))
  expect(get).toHaveBeenCalledTimes(2)
})

test('a solution is renewed after nine minutes, before its ten are over, and not while it is good', async () => {
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

test('a user without a captcha does not wait for that of another, and it is not renewed once the form is gone', async () => {
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

test('a submission during the check gets its token after a retry, if the first check fails', async () => {
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

test('who needs no check waits for none', async () => {
  expect(await use('70123456', 'area.example').current.solved()).toBeUndefined()
})

test('a check that fails says so, and may be tried again', async () => {
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
