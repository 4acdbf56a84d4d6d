// oxlint-disable no-restricted-properties -- only this waitFor moves faked timers on; each call says its limit
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getListPushNotificationsQueryOptions } from '#src/api/generated/api.ts'
import { queryClient } from '#src/api/query/queryClient.ts'
import { pushNotificationsParams } from '#src/session/device/pushNotifications.ts'
import type { MobileShell } from '#src/shell/mobileShell.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { logOut } from './endSession.ts'
import { openSession } from './openSession.ts'
import { bearerOf, currentSession, sessionStore } from './session.store.ts'
import { readDevice, writeDevice } from './sessionEntries.ts'
import { isGdprPending, storedSession } from './storedSession.ts'

const notices = vi.fn<(query: URLSearchParams) => { content: object }>()

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  freshClient()
  notices.mockReset().mockReturnValue({ content: { pushNotifications: { pushNotificationsItem: [] } } })
  vi.stubGlobal('fetch', fakeFetch({ 'GET /pushNotifications': notices, 'DELETE /tokens': () => ({ content: {} }) }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const staff = { realmUser: { userProfiles: 'US_CC' }, user: { documentNumber: '70000001' } }

test('stores a session under the keys of the specification [FL-001 ST-001 ST-002 ST-003 ST-004 ST-005 ST-007 ST-013 ST-014 ST-023 ST-024]', () => {
  openSession(openingAnswer())
  expect({ ...sessionStorage }).toMatchObject({
    id: '1',
    token: 'access-1',
    refreshToken: 'refresh-1',
    sessionTime: '20',
    userRoles: 'US_USER,US_SUPPLYPOINT_CLIENT,US_DOSSIER_CLIENT',
    gdprAccepted: '1',
    userDocument: '12345678Z',
    userDocumentLogin: '12345678Z',
    user_type: 'nif',
    browsing_type: 'web',
  })
})

test('records that it is browsed in the app [ST-024]', () => {
  // Nothing else of the shell is read.
  window.acometidaShell = { version: '1.0.0', requestPush: async () => null } as Partial<MobileShell> as MobileShell
  onTestFinished(() => {
    delete window.acometidaShell
  })
  openSession(openingAnswer())
  expect(sessionStorage.getItem('browsing_type')).toBe('app')
})

test('opens with tokens, expiry, session time, password age and padlock flag [FL-001 FL-071 ST-028]', () => {
  openSession(openingAnswer('0000', { certificate: true }))
  expect(currentSession()).toMatchObject({
    user: { token: 'access-1', refreshToken: 'refresh-1', expiresAtMs: 1_900_000 },
    admin: null,
    userId: 1,
    name: 'Lucía',
    surname: 'Ferreiro Castro',
    sessionMinutes: 20,
    passwordDaysLeft: 200,
    certificate: true,
  })
})

test('loads the notices, in Spanish by default, and forgets them with the session [FL-001 FL-117 LA-029 ST-033]', async () => {
  openSession(openingAnswer())
  await vi.waitFor(() => expect(notices).toHaveBeenCalledOnce(), 20_000)
  expect(notices.mock.calls[0]?.[0].get('filter')).toBe('userId::1|lang::es')
  const { queryKey } = getListPushNotificationsQueryOptions(pushNotificationsParams(1))
  const cachedAnswer = () => queryClient.getQueryData(queryKey)
  await vi.waitFor(
    () => expect(cachedAnswer()).toMatchObject({ pushNotifications: { pushNotificationsItem: [] } }),
    20_000,
  )
  logOut()
  expect(cachedAnswer()).toBeUndefined()
})

test('keeps the tokens of staff apart, and uses those of the user first [RO-005 FL-031]', () => {
  openSession(openingAnswer('0000', staff))
  const session = currentSession()
  expect(session).toMatchObject({ user: null, admin: { token: 'access-1' } })
  expect(sessionStorage.getItem('token')).toBeNull()
  expect(bearerOf(session)).toBe('access-1')
  const user = { token: 'of the customer', refreshToken: '', expiresAtMs: 0 }
  expect(session && bearerOf({ ...session, user })).toBe('of the customer')
  expect(bearerOf(null)).toBeNull()
})

test.each([
  ['MANAGER_ADMIN_ASOC', '1'],
  ['MANAGER_ADMIN_ENT', '1'],
  ['US_MANAGER', null],
])('sets at log-in asocNotSupplanting of %s to %s [FL-043 ST-017]', (role, mark) => {
  openSession(openingAnswer('0000', { realmUser: { userProfiles: `US_USER,US_CC,${role}` } }))
  expect(sessionStorage.getItem('asocNotSupplanting')).toBe(mark)
})

test('deletes the data of the log-in alone [ST-008 ST-009 ST-010]', () => {
  for (const key of ['mfa', '0001', 'tempmfa']) sessionStorage.setItem(key, 'x')
  openSession(openingAnswer())
  expect(['mfa', '0001', 'tempmfa'].map((key) => sessionStorage.getItem(key))).toEqual([null, null, null])
})

test('restores a session after a reload, except the names', () => {
  openSession(openingAnswer('0000', { certificate: true }))
  expect(storedSession()).toEqual({ ...currentSession(), name: '', surname: '' })
  openSession(openingAnswer('0000', staff))
  expect(storedSession()).toEqual({ ...currentSession(), name: '', surname: '' })
})

test.each(['id', 'token', 'refreshToken', 'userDocument'])('restores no session without %s [FL-028]', (key) => {
  openSession(openingAnswer())
  sessionStorage.removeItem(key)
  expect(storedSession()).toBeNull()
})

test('asks for a consent without a mark, except on a staff profile that carries none', () => {
  expect(isGdprPending('0', ['US_CC'])).toBe(true)
  expect(isGdprPending(undefined, ['US_CC'])).toBe(false)
  expect(isGdprPending(undefined, ['US_USER'])).toBe(true)
  expect(isGdprPending('1', ['US_USER'])).toBe(false)
  openSession(openingAnswer('0000', { user: { gdprAccepted: '0' } }))
  expect(sessionStorage.getItem('gdprAccepted')).toBe('0')
})

test('opens a session for as long as the page where the browser forbids storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  openSession(openingAnswer())
  writeDevice({ HasDevice: '1' })
  expect(readDevice('HasDevice')).toBeNull()
  expect(sessionStore.current().status).toBe('open')
})
