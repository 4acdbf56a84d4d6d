import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverNowMs } from '#src/base/clock.ts'
import { ApiError } from './call/apiError.ts'
import { type CallEvent, configureHttp } from './call/httpSettings.ts'
import { acceptLegalTerms, getUser, refreshTokens, searchUsers } from './generated/api.ts'
import { http, serviceOf } from './http.ts'
import { whenChanged } from './query/changed.ts'
import { clearAnswers } from './query/clearAnswers.ts'
import { abortSlowCalls, slowCalls } from './query/slowCalls.store.ts'

const success = () => new Response('{"result":{"codResult":"0000","msgResult":""}}')
const refused = () => new Response('{"result":{"codResult":"9002","msgResult":""}}', { status: 401 })
const send = vi.fn<typeof fetch>()
const expired = vi.fn<(token: string) => void>()
const questioned = vi.fn<(token: string) => Promise<void>>()
let events: CallEvent[] = []

beforeEach(() => {
  events = []
  send.mockReset().mockImplementation(async () => success())
  expired.mockReset()
  questioned.mockReset().mockResolvedValue()
  vi.stubGlobal('fetch', send)
  configure('good')
})
afterEach(() => vi.unstubAllGlobals())

function configure(token: string | null) {
  configureHttp({
    baseUrl: 'https://api.example/v2',
    headers: { 'client-id': 'web', application: 'area' },
    caller: () => ({ token, userId: 7 }),
    onCall: (event) => events.push(event),
    onSessionExpired: expired,
    onRefused: questioned,
  })
}

function sent(call = 0) {
  const [url, options] = send.mock.calls[call] ?? []
  return { url, headers: new Headers(options?.headers), cache: options?.cache }
}

test('sends the bearer, the headers of the installation and a message id, and bypasses the cache [FL-112]', async () => {
  await http('/users/7', { method: 'GET' })
  const { url, headers, cache } = sent()
  expect(url).toBe('https://api.example/v2/users/7')
  expect(headers.get('authorization')).toBe('Bearer good')
  expect([headers.get('client-id'), headers.get('application')]).toEqual(['web', 'area'])
  expect(headers.get('message-id')).toMatch(/^7-[A-Za-z0-9]{15}-\d+$/)
  expect(cache).toBe('no-store')
})

test('sends a read in a task of its own where the browser has them, and a write at once', async () => {
  const tasks: (() => void)[] = []
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => tasks.push(resolve)) })
  const read = http('/users/7', { method: 'GET' })
  expect(send).not.toHaveBeenCalled()
  await http('/users/7', { method: 'PUT' })
  expect(send).toHaveBeenCalledOnce()
  const left = new AbortController()
  const leftRead = http('/users/8', { method: 'GET', signal: left.signal })
  left.abort()
  for (const run of tasks) run()
  await read
  await expect(leftRead).rejects.toThrow('aborted')
  expect(send).toHaveBeenCalledTimes(2)
})

test('restarts the sequence of the message id with each session and each user acted for', async () => {
  const numbers = async () => {
    send.mockClear()
    for (let call = 0; call < 2; call += 1) await http('/bills', { method: 'GET' })
    return [0, 1].map((call) => Number(sent(call).headers.get('message-id')?.split('-')[2]))
  }
  await numbers()
  clearAnswers()
  expect(await numbers()).toEqual([1, 2])
  expect(await numbers()).toEqual([3, 4])
})

test('increments the sequence of the message id with each call', async () => {
  await http('/a', {})
  await http('/b', {})
  const [first, second] = [0, 1].map((call) => Number(sent(call).headers.get('message-id')?.split('-')[2]))
  expect(second).toBe((first ?? 0) + 1)
})

test('sets the clock by answers of the server, not by one without a readable time or of a proxy', async () => {
  vi.useFakeTimers({ now: Date.UTC(2031, 5, 1) })
  const answerAt = (date: string | null, status = 200) =>
    send.mockResolvedValueOnce(
      new Response('{"result":{"codResult":"0000"}}', { status, headers: date === null ? {} : { date } }),
    )
  const isServerNow = (iso: string) => expect(new Date(serverNowMs()).toISOString()).toBe(iso)
  answerAt('Mon, 16 Mar 2026 09:00:00 GMT')
  await http('/supplypoints', {})
  isServerNow('2026-03-16T09:00:00.000Z')
  for (const date of [null, 'soon']) {
    answerAt(date)
    await http('/supplypoints', {})
  }
  answerAt('Sun, 01 Jun 2031 00:00:00 GMT', 503)
  await expect(http('/supplypoints', {})).rejects.toMatchObject({ status: 503 })
  vi.advanceTimersByTime(60_000)
  isServerNow('2026-03-16T09:01:00.000Z')
  vi.useRealTimers()
})

test('sends no bearer of a visitor, and keeps the bearer that a call brings', async () => {
  configure(null)
  await http('/login', {})
  expect(sent(0).headers.has('authorization')).toBe(false)
  configure('good')
  await http('/login', { headers: { authorization: 'Bearer own' } })
  expect(sent(1).headers.get('authorization')).toBe('Bearer own')
})

describe('a call on which somebody waits', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    send.mockImplementation(async (_url, options) => {
      await new Promise((_resolve, reject) =>
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
      )
      throw new Error('never')
    })
  })
  afterEach(() => vi.useRealTimers())
  const failureOfCall = (options = {}) => http('/supplypoints', options).catch((error: unknown) => error)

  test('counts as slow from ten seconds on, until its answer comes', async () => {
    let answer = (_response: Response) => {}
    send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const call = http('/supplypoints', {})
    await vi.advanceTimersByTimeAsync(9_999)
    expect(slowCalls.current()).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(slowCalls.current()).toHaveLength(1)
    answer(success())
    await call
    expect(slowCalls.current()).toHaveLength(0)
  })

  test('fails as unanswered when slow calls are given up, and goes on if it is not slow', async () => {
    const slow = failureOfCall()
    await vi.advanceTimersByTimeAsync(10_000)
    const leaving = new AbortController()
    const other = failureOfCall({ signal: leaving.signal })
    abortSlowCalls()
    expect(await slow).toMatchObject({ code: 'XXX', status: 0 })
    expect(slowCalls.current()).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(slowCalls.current()).toHaveLength(1)
    leaving.abort()
    expect(await other).toMatchObject({ name: 'AbortError' })
    expect(slowCalls.current()).toHaveLength(0)
  })

  test('counts as not slow with a file on its way', async () => {
    const leaving = new AbortController()
    const upload = failureOfCall({ method: 'POST', body: 'x'.repeat(100_001), signal: leaving.signal })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([send.mock.calls.length, slowCalls.current().length]).toEqual([1, 0])
    leaving.abort()
    await upload
  })
})

describe('a write of a session that got no answer', () => {
  const write = (options = {}) => http<object>('/users/7', { method: 'PUT', body: '{}', repeatable: true, ...options })
  const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
  const busy = (retryAfter: string | null, status = 503) =>
    new Response('', { status, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } })
  const ids = () => send.mock.calls.map((_, call) => sent(call).headers.get('message-id'))

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('repeats under the same id and ends with that answer, and gives another write another id', async () => {
    send.mockImplementationOnce(noAnswer)
    const first = write()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await first).toMatchObject({ result: { codResult: '0000' } })
    await write()
    const [id, again, other] = ids()
    expect([again === id, other === id]).toEqual([true, false])
    expect(events.map(({ code }) => code)).toEqual(['0000', '0000'])
  })

  test.each([
    ['1', 503, 1_000],
    ['3', 503, 3_000],
    [null, 502, 1_000],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 504, 1_000],
  ])('repeats when the server says: Retry-After %s of a %i', async (retryAfter, status, afterMs) => {
    send.mockResolvedValueOnce(busy(retryAfter, status))
    const call = write()
    await vi.advanceTimersByTimeAsync(afterMs - 1)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('fails where the second try gets no answer either, without a third', async () => {
    send.mockImplementation(noAnswer)
    const failure = write().catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    expect(await failure).toMatchObject({ code: 'XXX', status: 0 })
    expect(send).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['a visitor', () => asVisitor(write)],
    ['a call that brings its own bearer', () => write({ headers: { authorization: 'Bearer own' } })],
    ['a call whose answer is kept nowhere', () => write({ repeatable: false })],
    ['a server that asks for more than a few seconds', () => answered(busy('6'))],
    ['an answer, whatever it says', () => answered(new Response('', { status: 500 }))],
  ])('gives up after one try: %s', async (_why, call) => {
    send.mockImplementation(noAnswer)
    await expect(call()).rejects.toMatchObject({ code: 'XXX' })
    await vi.runAllTimersAsync()
    expect(send).toHaveBeenCalledTimes(1)
  })

  function asVisitor(call: () => Promise<object>) {
    configure(null)
    return call()
  }

  function answered(answer: Response) {
    send.mockResolvedValueOnce(answer)
    return write()
  }

  test('gives up after one try once its time is over', async () => {
    send.mockImplementation(
      (_url, options) =>
        new Promise((_resolve, reject) =>
          options?.signal?.addEventListener('abort', () => reject(new TypeError('Failed to fetch'))),
        ),
    )
    await expect(write({ timeoutMs: 1 })).rejects.toMatchObject({ code: 'XXX', status: 0 })
    await vi.runAllTimersAsync()
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('gives up after an abort, which is no failure', async () => {
    send.mockImplementation(noAnswer)
    const given = new AbortController()
    const failure = write({ signal: given.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(500)
    given.abort()
    expect(await failure).toMatchObject({ name: 'AbortError' })
    expect(send).toHaveBeenCalledTimes(1)
  })
})

test('repeats generated writes, but neither reads nor calls whose answers are secret', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  vi.useFakeTimers()
  const sentTimes = async (call: () => Promise<unknown>) => {
    send.mockClear()
    const over = call().catch(() => undefined)
    await vi.runAllTimersAsync()
    await over
    return send.mock.calls.length
  }
  expect(await sentTimes(() => acceptLegalTerms(7, { indLegalAccept: '1' }))).toBe(2)
  expect(await sentTimes(() => getUser(7))).toBe(1)
  expect(await sentTimes(() => refreshTokens({ user: '12345678Z', refresh_token: 'spent' }))).toBe(1)
  vi.useRealTimers()
})

test('throws a failure with its code and service, and XXX for no answer [ER-035]', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(http('/supplypoints?filter=a::b', {})).rejects.toMatchObject({
    code: 'XXX',
    service: 'supplypoints',
    status: 0,
  })
  send.mockResolvedValueOnce(refused())
  await expect(http('/users/1', {})).rejects.toBeInstanceOf(ApiError)
})

test('fails without an answer after the given time, as for meter readings [FL-108 ER-035]', async () => {
  send.mockImplementation((_url, options) => {
    const signal = options?.signal
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  await expect(http('/meterReadings', { timeoutMs: 1 })).rejects.toMatchObject({
    code: 'XXX',
    service: 'meterReadings',
  })
  const given = new AbortController()
  const call = http('/meterReadings', { timeoutMs: 60_000, signal: given.signal })
  given.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test('reports a failed call by the code of the service, and gives the caller no content [FL-114]', async () => {
  const content = '{"result":{"codResult":"2005","msgResult":"no"},"user":{"name":"Lucía"}}'
  send.mockImplementation(async () => new Response(content))
  const error = await http('/preregistration/users', { method: 'POST' }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect({ ...fieldsIn(error) }).toEqual({
    code: '2005',
    apiMessage: 'no',
    service: 'preregistration',
    status: 200,
    violations: [],
    transportFailure: null,
    reference: expect.stringMatching(/^7-\w{15}-\d+$/),
    name: 'ApiError',
  })
  expect(events).toEqual([{ service: 'preregistration', code: '2005', durationMs: expect.any(Number) }])
})

test('reports no failure for a call that was given up', async () => {
  send.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  await expect(http('/users/1', {})).rejects.toMatchObject({ name: 'AbortError' })
  expect(events).toEqual([])
})

test('names the bearer that a 401 refused, and ends nothing for a refused refresh or a visitor [ER-030 FL-035]', async () => {
  send.mockImplementation(async () => refused())
  await expect(http('/users/1', {})).rejects.toMatchObject({ code: '9002' })
  expect(expired.mock.calls).toEqual([['good']])
  await expect(http('/tokens', { method: 'PUT' })).rejects.toMatchObject({ code: '9002' })
  configure(null)
  await expect(http('/login', {})).rejects.toMatchObject({ code: '9002' })
  expect(expired).toHaveBeenCalledTimes(1)
})

test.each([400, 403])('ends no session at a %i, but has it questioned before the call fails', async (status) => {
  let settle = () => {}
  questioned.mockReturnValue(new Promise((resolve) => (settle = resolve)))
  send.mockImplementation(async () => new Response('{"result":{"codResult":"ERROR_GENERICO"}}', { status }))
  const failed = vi.fn<(error: unknown) => void>()
  const call = http('/users/1', { method: 'PUT' }).catch(failed)
  await waitFor(() => expect(questioned.mock.calls).toEqual([['good']]))
  expect(failed).not.toHaveBeenCalled()
  settle()
  await call
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ code: '9002', status })
  expect(expired).not.toHaveBeenCalled()
})

test.each([404, 405, 501])('leaves the session alone at a %i, which means a missing operation', async (status) => {
  send.mockImplementation(async () => new Response('<h1>Not here</h1>', { status }))
  await expect(http('/users/1', { method: 'PUT' })).rejects.toMatchObject({ status })
  expect([questioned.mock.calls, expired.mock.calls]).toEqual([[], []])
})

test('questions no session after 4008, a refused refresh or the refusal of a visitor', async () => {
  send.mockImplementation(async () => new Response('{"result":{"codResult":"4008"}}', { status: 400 }))
  await expect(http('/users/1', {})).rejects.toMatchObject({ code: '4008' })
  send.mockImplementation(async () => new Response('{"result":{"codResult":"ERROR_GENERICO"}}', { status: 400 }))
  await expect(http('/tokens', { method: 'PUT' })).rejects.toMatchObject({ code: '9002' })
  await expect(http('/users/1', { credentials: 'omit' })).rejects.toMatchObject({ code: '9002' })
  configure(null)
  await expect(http('/login', {})).rejects.toMatchObject({ code: '9002' })
  expect(questioned).not.toHaveBeenCalled()
})

test.each(['TS01000004', '1007', '1008'])('asks for the supplies again when a supply answers %s', async (code) => {
  const asked: (readonly string[])[] = []
  whenChanged(async (reads) => void asked.push(reads))
  send.mockResolvedValueOnce(new Response(`{"result":{"codResult":"${code}","msgResult":""}}`))
  await expect(http('/contracts', { method: 'GET' })).rejects.toMatchObject({ code })
  expect(asked).toEqual([['listSupplyPoints']])
})

test('takes an empty list of users for a success, and an empty single user for a failure', async () => {
  send.mockImplementation(async () => new Response('{"result":{"codResult":"0025","msgResult":""}}'))
  await expect(searchUsers({ filter: 'name::Ana' })).resolves.not.toHaveProperty('users')
  await expect(getUser(7)).rejects.toMatchObject({ code: 'XXX' })
})

test('tells service, outcome and duration of each call [FL-113]', async () => {
  await http('/users/1', {})
  send.mockResolvedValueOnce(new Response('', { status: 503 }))
  await expect(http('/login', {})).rejects.toThrow()
  expect(events.map(({ service, code }) => `${service} ${code}`)).toEqual(['users 0000', 'login XXX'])
  expect(events.every(({ durationMs }) => durationMs >= 0)).toBe(true)
})

test.each([
  ['/login', 'login'],
  ['/users/3?x=/y', 'users'],
  ['/v1.0/mails/3/send', 'mails'],
  ['/', ''],
])('finds the service of %s: "%s" [FL-115]', (path, service) => expect(serviceOf(path)).toBe(service))

test('lists in the page for integrators the headers that a call sends, and no others', async () => {
  await http('/users/7', { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } })
  const page = readFileSync(join(import.meta.dirname, '../../../docs/real-api.md'), 'utf8')
  const allowed = /Access-Control-Allow-Headers: (.*)/.exec(page)?.[1]?.split(', ')
  expect(allowed).toEqual([...sent().headers.keys()].toSorted())
})
