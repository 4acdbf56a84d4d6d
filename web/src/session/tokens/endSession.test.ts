import { example } from '@acometida/api-spec/operations/example.ts'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorStore } from '#src/api/error.store.ts'
import { getUser, type UserProfile } from '#src/api/generated/api.ts'
import { queryClient } from '#src/api/query/queryClient.ts'
import { beforeEnd } from '#src/base/beforeEnd.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { endBarredSession, endExpiredSession, endIdleSession, logOut } from './endSession.ts'
import { openSession } from './openSession.ts'
import { bearerOf, currentSession, sessionStore } from './session.store.ts'
import { BRIDGE_KEYS } from './sessionEntries.ts'
import { startSession } from './startSession.ts'
import { whenSessionReady } from './whenSessionReady.ts'

const user = vi.fn<Handler>()
const endCall = vi.fn<Handler>()
const tokens = vi.fn<Handler>()

beforeEach(() => {
  freshClient()
  for (const call of [user, endCall, tokens]) call.mockReset().mockReturnValue({ content: {} })
  const pushNotifications = { pushNotificationsItem: [] }
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /users/1': user,
      'DELETE /tokens': endCall,
      'PUT /tokens': tokens,
      'GET /pushNotifications': () => ({ content: { pushNotifications } }),
    }),
  )
  window.history.replaceState(null, '', '/dashboard')
})
afterEach(() => vi.unstubAllGlobals())

const profile = (changes: Partial<UserProfile> = {}) => ({
  content: { user: { ...example('UserProfile'), surName: 'Ferreiro', roles: 'US_USER,US_MANAGER', ...changes } },
})
/** Simulates a reload: memory is lost and storage remains. */
function reload() {
  sessionStore.set({ status: 'visitor', ended: null })
  return startSession()
}

test('ends the session on the server at the log-out and forgets all but what belongs to the device [FL-032 ST-011 ST-025]', async () => {
  openSession(openingAnswer())
  for (const key of ['id', 'token', 'refreshToken', 'userRoles', 'lastPath', 'acometida.answers', ...BRIDGE_KEYS])
    sessionStorage.setItem(key, 'x')
  localStorage.setItem('lang', 'gl')
  localStorage.setItem('HasDevice', '1')
  queryClient.setQueryData(['bills'], 'mine')
  logOut()
  expect({ ...sessionStorage }).toEqual({})
  expect({ ...localStorage }).toEqual({ lang: 'gl', HasDevice: '1' })
  expect(queryClient.getQueryData(['bills'])).toBeUndefined()
  expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'logout' })
  await waitFor(() => expect(endCall).toHaveBeenCalledOnce())
})

test('repeats an offline log-out on the server with the same token once the connection is back', async () => {
  openSession(openingAnswer())
  const sent = vi.spyOn(window, 'fetch')
  endCall.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch')
  })
  logOut()
  await waitFor(() => expect(endCall).toHaveBeenCalledOnce())
  expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'logout' })
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(endCall).toHaveBeenCalledTimes(2)
  })
  expect(sent.mock.calls.map(([, options]) => new Headers(options?.headers).get('authorization'))).toEqual([
    'Bearer access-1',
    'Bearer access-1',
  ])
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(endCall).toHaveBeenCalledTimes(2)
})

test('sends no second log-out after the server refused one', async () => {
  openSession(openingAnswer())
  endCall.mockReturnValue({ code: '9002', status: 401 })
  logOut()
  await waitFor(() => expect(endCall).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(endCall).toHaveBeenCalledOnce()
})

test('runs pending actions before the session ends on the server', async () => {
  openSession(openingAnswer())
  const bearers: (string | null)[] = []
  beforeEnd(() => bearers.push(bearerOf(currentSession())))
  logOut()
  expect(bearers).toEqual(['access-1'])
  await waitFor(() => expect(endCall).toHaveBeenCalledOnce())
})

test('ends a session unknown to the server, tells so, and keeps the path [ER-030 ST-020]', async () => {
  openSession(openingAnswer())
  user.mockReturnValue({ code: '9002', status: 401 })
  await expect(getUser(1)).rejects.toMatchObject({ code: '9002' })
  expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'expired' })
  expect({ ...sessionStorage }).toEqual({ lastPath: '/dashboard' })
  expect(errorStore.current()?.code).toBe('9002')
})

test('ignores the refusal of a token of an earlier session', () => {
  openSession(openingAnswer())
  endExpiredSession('of an earlier session')
  expect(sessionStore.current().status).toBe('open')
})

test('keeps no path of a page that needs no session', () => {
  openSession(openingAnswer())
  window.history.replaceState(null, '', '/login?redirectTo=/supplies')
  endExpiredSession('access-1')
  expect(sessionStorage.getItem('lastPath')).toBeNull()
})

test('leaves no path behind after a barred session', () => {
  openSession(openingAnswer())
  endBarredSession()
  expect([sessionStore.current(), { ...sessionStorage }]).toEqual([{ status: 'visitor', ended: 'barred' }, {}])
})

test('resumes the stored user at the start, with the current profile [FL-028 FL-030]', async () => {
  openSession(openingAnswer())
  user.mockReturnValue(profile())
  const started = reload()
  expect(sessionStore.current().status).toBe('starting')
  await started
  expect(sessionStore.current()).toMatchObject({
    status: 'open',
    session: { name: 'Lucía', surname: 'Ferreiro', roles: ['US_USER', 'US_MANAGER'], user: { token: 'access-1' } },
  })
  expect(sessionStorage.getItem('userRoles')).toBe('US_USER,US_MANAGER')
})

test('asks at the start for a consent that the profile lacks [FL-029]', async () => {
  openSession(openingAnswer())
  user.mockReturnValue(profile({ gdprAccepted: '0' }))
  await reload()
  expect(sessionStore.current()).toMatchObject({ session: { gdprPending: true } })
})

test('resumes staff with the tokens of the admin [FL-030]', async () => {
  openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_CC' } }))
  user.mockReturnValue(profile({ roles: 'US_CC' }))
  await reload()
  expect(sessionStore.current()).toMatchObject({
    status: 'open',
    session: { user: null, admin: { token: 'access-1' } },
  })
})

test('resumes the session as stored where the user cannot be read', async () => {
  openSession(openingAnswer())
  user.mockReturnValue({ content: { user: { ...example('UserProfile'), userId: '7' } } })
  await reload()
  expect(sessionStore.current()).toMatchObject({
    status: 'open',
    session: {
      name: '12345678Z',
      roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT', 'US_DOSSIER_CLIENT'],
      gdprPending: false,
    },
  })
})

test.each([403, 404, 405])('resumes the session as stored after an answer %i', async (status) => {
  openSession(openingAnswer())
  user.mockReturnValue({ code: 'ERROR_GENERICO', status })
  tokens.mockReturnValue({ code: 'ERROR_GENERICO', status })
  await reload()
  expect(sessionStore.current()).toMatchObject({ status: 'open', session: { name: '12345678Z' } })
})

test('keeps an expired token where the API gives no new ones, until a 401', async () => {
  openSession(openingAnswer('0000', { expiresInToken: -1 }))
  tokens.mockReturnValue({ code: 'ERROR_GENERICO', status: 404 })
  user.mockReturnValue(profile())
  await reload()
  expect(sessionStore.current()).toMatchObject({ status: 'open', session: { user: { token: 'access-1' } } })
  user.mockReturnValue({ code: '9002', status: 401 })
  await reload()
  expect(sessionStore.current().status).toBe('visitor')
})

test('clears the session on any failure of the start [FL-028]', async () => {
  openSession(openingAnswer())
  user.mockReturnValue({ code: '2015' })
  await reload()
  expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'failed' })
  expect(sessionStorage.getItem('token')).toBeNull()
})

test('leaves the session to the next page when the page is left during its start', async () => {
  vi.useFakeTimers()
  try {
    openSession(openingAnswer())
    // A browser aborts the calls of a page when it is left.
    user.mockImplementation(() => {
      throw new TypeError('Failed to fetch')
    })
    const started = reload()
    await vi.advanceTimersByTimeAsync(900)
    expect(sessionStorage.getItem('token')).toBe('access-1')
    await vi.advanceTimersByTimeAsync(200)
    await started
    expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'failed' })
    expect(sessionStorage.getItem('token')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('ignores a late answer about the user of an earlier session', async () => {
  let answer = () => {}
  user.mockImplementation(async () => {
    await new Promise<void>((resolve) => (answer = resolve))
    return profile({ name: 'Lucía' })
  })
  openSession(openingAnswer())
  const started = reload()
  await waitFor(() => expect(user).toHaveBeenCalledOnce())
  logOut()
  openSession(openingAnswer('0000', { user: { userId: 8, name: 'Antón' }, realmUser: { userProfiles: 'US_USER' } }))
  answer()
  await started
  expect(currentSession()).toMatchObject({ userId: 8, name: 'Antón', roles: ['US_USER'] })
})

test('opens no session without a stored user, and forgets a log-in under way [FL-028]', async () => {
  for (const key of ['mfa', '0001', 'token']) sessionStorage.setItem(key, '1')
  sessionStorage.setItem('lastPath', '/supplies')
  await startSession()
  expect(sessionStore.current()).toEqual({ status: 'visitor', ended: null })
  expect({ ...sessionStorage }).toEqual({ lastPath: '/supplies' })
})

test('exchanges an expired access token before it reads the user', async () => {
  openSession(openingAnswer('0000', { expiresInToken: -1 }))
  tokens.mockReturnValue({ content: { accessToken: 'access-2', refreshToken: 'refresh-2', expiresInToken: 900 } })
  user.mockReturnValue(profile())
  await reload()
  expect(sessionStore.current()).toMatchObject({ status: 'open', session: { user: { token: 'access-2' } } })
})

test('lets calls go out with good tokens before the user is read, and never for a visitor', async () => {
  const run = vi.fn<() => void>()
  whenSessionReady(run)
  expect(run).not.toHaveBeenCalled()
  openSession(openingAnswer())
  user.mockReturnValue(profile())
  const started = reload()
  expect(sessionStore.current().status).toBe('starting')
  whenSessionReady(run)
  expect(run).toHaveBeenCalledOnce()
  await started
  expect(run).toHaveBeenCalledOnce()
})

test('runs waiting calls once when the session opens, after its tokens are refreshed', async () => {
  openSession(openingAnswer('0000', { expiresInToken: -1 }))
  tokens.mockReturnValue({ content: { accessToken: 'access-2', refreshToken: 'refresh-2', expiresInToken: 900 } })
  user.mockReturnValue(profile())
  const run = vi.fn<() => void>()
  const started = reload()
  whenSessionReady(run)
  expect(run).not.toHaveBeenCalled()
  await started
  expect(run).toHaveBeenCalledOnce()
})

test('keeps a payment without registration when the session ends elsewhere', () => {
  openSession(openingAnswer())
  window.history.replaceState(null, '', '/offlinepayment')
  for (const key of BRIDGE_KEYS) sessionStorage.setItem(key, 'x')
  logOut()
  expect(Object.keys({ ...sessionStorage }).sort()).toEqual([...BRIDGE_KEYS].sort())
})

test.each([
  ['a log-out', logOut, null],
  ['too long without activity', endIdleSession, 'S'],
] as const)("says after %s whether the phone's push messages go on", async (_what, end, keepDevice) => {
  openSession(openingAnswer('0000'))
  end()
  await waitFor(() => expect(endCall).toHaveBeenCalledOnce())
  expect(endCall.mock.calls[0]?.[0].get('keepDevice')).toBe(keepDevice)
})
