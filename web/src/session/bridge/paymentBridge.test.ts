import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkPaymentOffline } from '#src/api/generated/api.ts'
import { logInWithPassword } from '#src/session/login/logIn.ts'
import { openSession } from '#src/session/tokens/openSession.ts'
import { currentSession, sessionStore } from '#src/session/tokens/session.store.ts'
import { startSession } from '#src/session/tokens/startSession.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { closePaymentBridge, hasPaymentBridge } from './paymentBridge.store.ts'
import { bridgePair, isPaymentBridgeUser, openPaymentBridge, callOverBridge } from './paymentBridge.ts'

const logIn = vi.fn<Handler>()
const published = vi.fn<Handler>()
const check = vi.fn<Handler>()
const send = vi.fn<typeof fetch>()
const payable = { factura: 'FA-1', amountCents: 6_420, dueDate: '2026-03-20', payable: 'S' }
const pair = { master: 'CARD_PAYMENT', language: 'ES', key: 'OFFLINE', value: '70999999-Farola#29a' }

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  freshClient()
  closePaymentBridge()
  let count = 0
  logIn
    .mockReset()
    .mockImplementation(() => ({ content: { accessToken: `bridge-${(count += 1)}`, expiresInToken: 900 } }))
  published.mockReset().mockReturnValue({ content: { items: [pair] } })
  check.mockReset().mockReturnValue({ content: { payable, payment: null } })
  send.mockReset().mockImplementation(
    fakeFetch({
      'POST /login': logIn,
      'GET /masterData': published,
      'POST /checkPaymentOffline': check,
      'GET /pushNotifications': () => ({ content: { pushNotifications: { pushNotificationsItem: [] } } }),
    }),
  )
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ask = () => callOverBridge((options) => checkPaymentOffline({ order: 'any' }, options))
const bearers = (path: string) =>
  send.mock.calls
    .filter(([url]) => String(url).includes(path))
    .map(([, init]) => new Headers(init?.headers).get('authorization'))

test('opens the session with the published pair, and keeps tokens and mark in this tab [ST-018]', async () => {
  expect(hasPaymentBridge()).toBe(false)
  await openPaymentBridge()
  expect(published.mock.calls[0]?.[0].get('filter')).toBe('master::CARD_PAYMENT|language::ES|key::OFFLINE')
  expect(logIn.mock.calls[0]?.[1]).toEqual({ user: '70999999', password: 'Farola#29a' })
  expect(sessionStorage.getItem('OfflinePaymentFlag')).toBe('1')
  expect(sessionStorage.getItem('acometida.bridgeToken')).toBe('bridge-1')
  expect(hasPaymentBridge()).toBe(true)
  expect(localStorage.length).toBe(0)
})

test('reads a pair as a user without a hyphen and a password that may have some', () => {
  expect(bridgePair('70999999-a-b')).toEqual({ user: '70999999', password: 'a-b' })
  for (const value of ['', '70999999', '-word', '70999999-']) expect(bridgePair(value)).toBeNull()
})

test('opens nothing and reports the failure without a published pair', async () => {
  published.mockReturnValue({ content: { items: [] } })
  await expect(openPaymentBridge()).rejects.toMatchObject({ code: 'XXX', service: 'masterData' })
  expect(hasPaymentBridge()).toBe(false)
})

test('shares one session among simultaneous calls', async () => {
  await Promise.all([ask(), ask()])
  expect(logIn).toHaveBeenCalledOnce()
  expect(bearers('checkPaymentOffline')).toEqual(['Bearer bridge-1', 'Bearer bridge-1'])
})

test('replaces an expired session by the clock or after a 401, once, and after nothing else', async () => {
  await ask()
  vi.advanceTimersByTime(900_000)
  await ask()
  expect(bearers('checkPaymentOffline').at(-1)).toBe('Bearer bridge-2')
  check.mockReturnValueOnce({ code: '9002', status: 401 })
  await ask()
  expect(bearers('checkPaymentOffline').slice(-2)).toEqual(['Bearer bridge-2', 'Bearer bridge-3'])
  check.mockReturnValueOnce({ code: '9002', status: 400 })
  await expect(ask()).rejects.toMatchObject({ status: 400 })
  check.mockReturnValue({ code: '9002', status: 401 })
  await expect(ask()).rejects.toMatchObject({ status: 401 })
  expect(logIn).toHaveBeenCalledTimes(4)
})

test('sends no token of a logged-in user, and leaves their session open', async () => {
  openSession(openingAnswer())
  check.mockReturnValue({ code: '9002', status: 401 })
  await expect(ask()).rejects.toMatchObject({ status: 401 })
  expect([...bearers('masterData'), ...bearers('login')].every((bearer) => bearer === null)).toBe(true)
  expect(currentSession()?.user?.token).toBe('access-1')
  expect(sessionStorage.getItem('token')).toBe('access-1')
  closePaymentBridge()
  expect(sessionStorage.getItem('token')).toBe('access-1')
})

test('keeps the session and the input over a reload, and forgets both when it is closed [ST-021 ST-022]', async () => {
  await openPaymentBridge()
  sessionStorage.setItem('nif_factura', '12345678Z')
  sessionStorage.setItem('factura', 'FE202602000001001')
  await startSession()
  expect(hasPaymentBridge()).toBe(true)
  await openPaymentBridge()
  expect(logIn).toHaveBeenCalledOnce()
  expect(sessionStorage.getItem('nif_factura')).toBe('12345678Z')
  closePaymentBridge()
  expect({ ...sessionStorage }).toEqual({})
})

test('opens no session for the pair typed into the log-in, and leads to the root', async () => {
  logIn.mockReturnValue({
    content: openingAnswer('0000', { user: { documentNumber: '70999999' }, realmUser: { userProfiles: '' } }),
  })
  await expect(logInWithPassword({ user: '70999999', password: 'Farola#29a' })).resolves.toEqual({
    kind: 'elsewhere',
    location: '/',
  })
  expect(sessionStore.current().status).toBe('visitor')
  expect(sessionStorage.getItem('token')).toBeNull()
})

test('recognises only the published user as the bridge', async () => {
  expect(await isPaymentBridgeUser('70999999')).toBe(true)
  expect(await isPaymentBridgeUser('70000001')).toBe(false)
  published.mockReturnValue({ code: 'XXX', status: 503 })
  expect(await isPaymentBridgeUser('70999999')).toBe(false)
})
