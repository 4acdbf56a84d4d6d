import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorStore } from '#src/api/error.store.ts'
import { getUser } from '#src/api/generated/api.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { openSession } from './openSession.ts'
import { keepTokensFresh } from './refresh.ts'
import { currentSession, sessionStore } from './session.store.ts'
import { broadcast } from './tabBroadcast.ts'

const put = vi.fn<Handler>()
const user = vi.fn<Handler>()
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  freshClient()
  put.mockReset().mockImplementation(() => pair(put.mock.calls.length + 1))
  user.mockReset().mockReturnValue({ code: 'ERROR_GENERICO', status: 400 })
  warn.mockClear()
  const pushNotifications = { pushNotificationsItem: [] }
  const handlers = {
    'PUT /tokens': put,
    'GET /users/1': user,
    'GET /pushNotifications': () => ({ content: { pushNotifications } }),
  }
  vi.stubGlobal('fetch', fakeFetch(handlers))
  stop = keepTokensFresh()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pair = (number: number, expiresInToken = 900) => ({
  content: { accessToken: `access-${number}`, refreshToken: `refresh-${number}`, expiresInToken },
})
/** Lets time pass, and waits for the code that reads answers, which loads with the first one. */
async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await vi.dynamicImportSettled()
}

test('exchanges the tokens 120 seconds before their expiry, and again before the next [FL-033 FL-034 CO-001]', async () => {
  openSession(openingAnswer())
  await pass(779)
  expect(put).not.toHaveBeenCalled()
  await pass(1)
  expect(put.mock.calls.map(([, body]) => body)).toEqual([{ user: '12345678Z', refresh_token: 'refresh-1' }])
  expect(currentSession()?.user).toEqual({
    token: 'access-2',
    refreshToken: 'refresh-2',
    expiresAtMs: 1_000_000 + 1_680_000,
  })
  expect([sessionStorage.getItem('token'), sessionStorage.getItem('refreshToken')]).toEqual(['access-2', 'refresh-2'])
  await pass(780)
  expect(put).toHaveBeenCalledTimes(2)
})

test.each([
  ['token', { accessToken: '' }],
  ['refresh token', { refreshToken: '' }],
  ['document', { user: { documentNumber: '' } }],
])('schedules nothing without a %s [FL-033]', async (_what, changes) => {
  openSession(openingAnswer('0000', changes))
  await pass(2000)
  expect(put).not.toHaveBeenCalled()
})

test('keeps the fresh tokens of staff in the admin store [FL-034]', async () => {
  openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_CC' } }))
  await pass(780)
  expect(currentSession()).toMatchObject({ user: null, admin: { token: 'access-2' } })
  expect(sessionStorage.getItem('token')).toBeNull()
})

test('logs a failed refresh, and tries once more after 30 seconds [FL-035]', async () => {
  put.mockReset().mockReturnValue({ code: '9002', status: 401 })
  openSession(openingAnswer())
  await pass(780)
  expect([put.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1])
  await pass(30)
  expect([put.mock.calls.length, warn.mock.calls.length]).toEqual([2, 2])
  await pass(3600)
  expect(put).toHaveBeenCalledTimes(2)
  expect([sessionStore.current().status, errorStore.current()]).toEqual(['open', null])
})

test('exchanges a token of less than 120 seconds at once, but not its successors', async () => {
  put.mockReset().mockImplementation(() => pair(put.mock.calls.length + 1, 100))
  openSession(openingAnswer('0000', { expiresInToken: 60 }))
  await pass(0)
  expect(put).toHaveBeenCalledTimes(1)
  await pass(45)
  expect(put).toHaveBeenCalledTimes(1)
  await pass(10)
  expect(put).toHaveBeenCalledTimes(2)
})

test('refreshes nothing after the end of the session', async () => {
  openSession(openingAnswer())
  sessionStore.set({ status: 'visitor', ended: 'logout' })
  await pass(2000)
  expect(put).not.toHaveBeenCalled()
})

test('drops an answer that comes after the end of the session', async () => {
  let settle = (_answer: ReturnType<typeof pair>) => {}
  put.mockReset().mockReturnValue(new Promise((resolve) => (settle = resolve)))
  openSession(openingAnswer())
  await pass(780)
  sessionStore.set({ status: 'visitor', ended: 'logout' })
  settle(pair(2))
  await pass(1)
  expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'logout' })
})

test('takes over the tokens of another tab for the same refresh token alone', async () => {
  openSession(openingAnswer())
  vi.useRealTimers()
  const fresh = { token: 'theirs', refreshToken: 'refresh-9', expiresAtMs: Date.now() + 900_000 }
  broadcast('tokens', { spent: 'somebody else’s', fresh: { ...fresh, token: 'wrong' } })
  broadcast('tokens', { spent: 'refresh-1', fresh })
  await waitFor(() => expect(currentSession()?.user).toEqual(fresh))
  expect(put).not.toHaveBeenCalled()
})

test('asks for fresh tokens once after refused calls, and leaves each call its failure', async () => {
  openSession(openingAnswer())
  const calls = await Promise.allSettled([getUser(1), getUser(1), getUser(1)])
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(put).toHaveBeenCalledOnce()
  expect([sessionStore.current().status, currentSession()?.user?.token]).toEqual(['open', 'access-2'])
  expect(errorStore.current()).toBeNull()
})

test('asks for nothing more when a call of an earlier token is refused late', async () => {
  let refuse = (_answer: { code: string; status: number }) => {}
  user.mockReturnValueOnce(new Promise((resolve) => (refuse = resolve)))
  openSession(openingAnswer())
  const late = getUser(1)
  await expect(getUser(1)).rejects.toMatchObject({ status: 400 })
  refuse({ code: 'ERROR_GENERICO', status: 400 })
  await expect(late).rejects.toMatchObject({ status: 400 })
  expect(put).toHaveBeenCalledOnce()
})

test.each([
  [{ code: '9002', status: 401 }, 'visitor'],
  [{ code: 'ERROR_GENERICO', status: 400 }, 'open'],
  [{ code: 'ERROR_GENERICO', status: 403 }, 'open'],
  [{ code: 'ERROR_GENERICO', status: 404 }, 'open'],
  [{ code: '1001' }, 'open'],
  [{ code: 'ERROR_GENERICO', status: 429 }, 'open'],
  [{ code: 'ERROR_GENERICO', status: 503 }, 'open'],
])('takes %o to the refresh after a refused call, and leaves the session %s', async (answer, status) => {
  put.mockReset().mockReturnValue(answer)
  openSession(openingAnswer())
  await expect(getUser(1)).rejects.toMatchObject({ status: 400 })
  expect(sessionStore.current().status).toBe(status)
  expect(errorStore.current()?.code).toBe(status === 'open' ? undefined : '9002')
})

test('asks for no tokens again after a refused call with a bearer that got none', async () => {
  put
    .mockReset()
    .mockReturnValueOnce({ content: { accessToken: 7 } })
    .mockReturnValue({ code: '9002', status: 401 })
  openSession(openingAnswer('0000', { accessToken: 'asked-once' }))
  await expect(getUser(1)).rejects.toMatchObject({ status: 400 })
  await expect(getUser(1)).rejects.toMatchObject({ status: 400 })
  expect([put.mock.calls.length, sessionStore.current().status]).toEqual([1, 'open'])
})

test('refreshes the tokens of staff after their refused call', async () => {
  openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_CC' } }))
  await expect(getUser(1)).rejects.toMatchObject({ status: 400 })
  expect(currentSession()).toMatchObject({ user: null, admin: { token: 'access-2' } })
})
