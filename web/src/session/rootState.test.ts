import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_DRAFT, signUpDraftStore } from '#src/screens/registration/signUpDraft.store.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { logOut } from './endSession.ts'
import { openSession } from './openSession.ts'
import { searchedUserStore } from './searchedUser.store.ts'
import { currentSession, sessionStore } from './session.store.ts'
import { cannedLogin } from '#src/testing/cannedLogin.ts'
import { freshClient } from '#src/testing/freshClient.ts'

beforeEach(() => {
  freshClient()
  const notices = () => ({ content: { pushNotifications: { pushNotificationsItem: [] } } })
  vi.stubGlobal('fetch', fakeFetch({ 'GET /pushNotifications': notices, 'DELETE /tokens': () => ({ content: {} }) }))
})
afterEach(() => vi.unstubAllGlobals())

test('staff have their token, their profile and whom they searched, until they log out', () => {
  openSession(cannedLogin('0000', { realmUser: { userProfiles: 'US_CC' }, user: { documentNumber: '70000001' } }))
  searchedUserStore.set({ userId: 0, documentNumber: '87654321X', name: 'Antón' })
  expect(currentSession()).toMatchObject({ user: null, admin: { token: 'access-1' }, roles: ['US_CC'] })
  logOut()
  expect(searchedUserStore.current()).toBeNull()
  expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'logout' })
})

test('the tab of the sign-up is chosen by the visitor and outlives a session; the user is set by the log-in [FL-072]', () => {
  expect(signUpDraftStore.current()).toEqual(EMPTY_DRAFT)
  signUpDraftStore.set({ ...EMPTY_DRAFT, holder: 'company' })
  openSession(cannedLogin('0000', { certificate: true }))
  expect(currentSession()).toMatchObject({
    user: { token: 'access-1', refreshToken: 'refresh-1' },
    sessionMinutes: 20,
    passwordDaysLeft: 200,
    certificate: true,
    name: 'Lucía',
  })
  expect(searchedUserStore.current()).toBeNull()
  logOut()
  expect(currentSession()).toBeNull()
  expect(signUpDraftStore.current().holder).toBe('company')
})
