import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getListPushNotificationsQueryOptions } from '#src/api/generated/api.ts'
import { queryClient } from '#src/api/query/queryClient.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import type { MobileShell } from '#src/shell/mobileShell.ts'
import { logOut } from './endSession.ts'
import { openSession } from './openSession.ts'
import { pushNotificationsParams } from '#src/session/device/pushNotifications.ts'
import { bearerOf, currentSession, sessionStore } from './session.store.ts'
import { readDevice, writeDevice } from './storage.ts'
import { isGdprPending, storedSession } from './storedSession.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { freshClient } from '#src/testing/freshClient.ts'

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

test('a session is stored under the keys of the specification [FL-001 ST-001 ST-002 ST-003 ST-004 ST-005 ST-007 ST-013 ST-014 ST-023 ST-024]', () => {
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

test('in the app it says that it is browsed there [ST-024]', () => {
  // Nothing else of the shell is read.
  window.acometidaShell = { version: '1.0.0' } as MobileShell
  onTestFinished(() => {
    delete window.acometidaShell
  })
  openSession(openingAnswer())
  expect(sessionStorage.getItem('browsing_type')).toBe('app')
})

test('it has token, refresh token, expiry, session time, password age and padlock flag [FL-001 FL-071 ST-028]', () => {
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

test('the notices of the user are loaded, in Spanish where no language was chosen, and kept until the session ends [FL-001 FL-117 LA-029 ST-033]', async () => {
  openSession(openingAnswer())
  await vi.waitFor(() => expect(notices).toHaveBeenCalledOnce())
  expect(notices.mock.calls[0]?.[0].get('filter')).toBe('userId::1|lang::es')
  const { queryKey } = getListPushNotificationsQueryOptions(pushNotificationsParams(1))
  const cachedAnswer = () => queryClient.getQueryData(queryKey)
  await vi.waitFor(() => expect(cachedAnswer()).toMatchObject({ pushNotifications: { pushNotificationsItem: [] } }))
  logOut()
  expect(cachedAnswer()).toBeUndefined()
})

test('the tokens of staff are kept apart, and calls carry the user’s own or else theirs [RO-005 FL-031]', () => {
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
])('at log-in asocNotSupplanting of %s is %s [FL-043 ST-017]', (role, mark) => {
  openSession(openingAnswer('0000', { realmUser: { userProfiles: `US_USER,US_CC,${role}` } }))
  expect(sessionStorage.getItem('asocNotSupplanting')).toBe(mark)
})

test('the data of the log-in alone is deleted [ST-008 ST-009 ST-010]', () => {
  for (const key of ['mfa', '0001', 'tempmfa']) sessionStorage.setItem(key, 'x')
  openSession(openingAnswer())
  expect(['mfa', '0001', 'tempmfa'].map((key) => sessionStorage.getItem(key))).toEqual([null, null, null])
})

test('a session outlives a reload of the page, but for the names, which are read anew', () => {
  openSession(openingAnswer('0000', { certificate: true }))
  expect(storedSession()).toEqual({ ...currentSession(), name: '', surname: '' })
  openSession(openingAnswer('0000', staff))
  expect(storedSession()).toEqual({ ...currentSession(), name: '', surname: '' })
})

test.each(['id', 'token', 'refreshToken', 'userDocument'])('without %s there is no stored session [FL-028]', (key) => {
  openSession(openingAnswer())
  sessionStorage.removeItem(key)
  expect(storedSession()).toBeNull()
})

test('data protection is pending without a mark, but not on a staff profile that carries none', () => {
  expect(isGdprPending('0', ['US_CC'])).toBe(true)
  expect(isGdprPending(undefined, ['US_CC'])).toBe(false)
  expect(isGdprPending(undefined, ['US_USER'])).toBe(true)
  expect(isGdprPending('1', ['US_USER'])).toBe(false)
  openSession(openingAnswer('0000', { user: { gdprAccepted: '0' } }))
  expect(sessionStorage.getItem('gdprAccepted')).toBe('0')
})

test('where the browser forbids storage the session lasts as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  openSession(openingAnswer())
  writeDevice({ HasDevice: '1' })
  expect(readDevice('HasDevice')).toBeNull()
  expect(sessionStore.current().status).toBe('open')
})
