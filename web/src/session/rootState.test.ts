import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_DRAFT, signUpDraftStore } from '#src/screens/registration/signUpDraft.store.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { rememberSearched, searchedUsersStore } from './acting/searchedUser.store.ts'
import { logOut } from './tokens/endSession.ts'
import { openSession } from './tokens/openSession.ts'
import { currentSession, sessionStore } from './tokens/session.store.ts'

beforeEach(() => {
  freshClient()
  const notices = () => ({ content: { pushNotifications: { pushNotificationsItem: [] } } })
  vi.stubGlobal('fetch', fakeFetch({ 'GET /pushNotifications': notices, 'DELETE /tokens': () => ({ content: {} }) }))
})
afterEach(() => vi.unstubAllGlobals())

test('keeps the last ten users that staff found until the log-out [ST-029]', () => {
  openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_CC' }, user: { documentNumber: '70000001' } }))
  const found = Array.from({ length: 11 }, (_, index) => ({
    userId: index,
    documentNumber: `D${index}`,
    name: 'Antón',
  }))
  for (const user of found) rememberSearched(user)
  rememberSearched({ userId: 5, documentNumber: 'D5', name: 'Antía' })
  expect(searchedUsersStore.current().map(({ userId }) => userId)).toEqual([5, 10, 9, 8, 7, 6, 4, 3, 2, 1])
  expect(currentSession()).toMatchObject({ user: null, admin: { token: 'access-1' }, roles: ['US_CC'] })
  logOut()
  expect(searchedUsersStore.current()).toEqual([])
  expect(sessionStore.current()).toEqual({ status: 'visitor', ended: 'logout' })
})

test('keeps the tab of the sign-up beyond a session, and sets the user at the log-in [FL-072]', () => {
  expect(signUpDraftStore.current()).toEqual(EMPTY_DRAFT)
  signUpDraftStore.set({ ...EMPTY_DRAFT, holder: 'company' })
  openSession(openingAnswer('0000', { certificate: true }))
  expect(currentSession()).toMatchObject({
    user: { token: 'access-1', refreshToken: 'refresh-1' },
    sessionMinutes: 20,
    passwordDaysLeft: 200,
    certificate: true,
    name: 'Lucía',
  })
  expect(searchedUsersStore.current()).toEqual([])
  logOut()
  expect(currentSession()).toBeNull()
  expect(signUpDraftStore.current().holder).toBe('company')
})
