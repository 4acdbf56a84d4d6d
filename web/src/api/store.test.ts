import { expect, test } from 'vitest'

/** What the client keeps beside what it has read from the API, by the area of the specification that it belongs to. */
const areas: Readonly<Record<string, string>> = {
  '/src/screens/registration/signUpDraft.store.ts': 'sign-up',
  '/src/session/session.store.ts': 'user, admin',
  '/src/session/paymentBridge.store.ts': 'user',
  '/src/session/searchedUser.store.ts': 'admin',
  '/src/session/pendingLogin.store.ts': 'login form',
  '/src/session/signInAgain.store.ts': 'login form',
  '/src/session/biometry.store.ts': 'biometric access',
  '/src/app/release.store.ts': 'user',
  '/src/domain/staff/link/linkRecipient.store.ts': 'admin',
  '/src/api/error.store.ts': 'error',
  '/src/api/slowCalls.store.ts': 'error',
  '/src/ui/feedback/toast.store.ts': 'error',
}

test('all state belongs to an area of access and session; the business areas have none of their own [ST-034]', () => {
  expect(Object.keys(import.meta.glob('/src/**/*.store.ts')).toSorted()).toEqual(Object.keys(areas).toSorted())
})
