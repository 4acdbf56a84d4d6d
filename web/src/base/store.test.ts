import { expect, test } from 'vitest'

/** The state of the client beyond the answers of the API, with the area of the specification that it belongs to. */
const areas: Readonly<Record<string, string>> = {
  '/src/screens/registration/signUpDraft.store.ts': 'sign-up',
  '/src/session/tokens/session.store.ts': 'user, admin',
  '/src/session/bridge/paymentBridge.store.ts': 'user',
  '/src/session/acting/searchedUser.store.ts': 'admin',
  '/src/session/login/pendingLogin.store.ts': 'login form',
  '/src/session/tokens/signInAgain.store.ts': 'login form',
  '/src/session/login/biometry.store.ts': 'biometric access',
  '/src/app/notices/release.store.ts': 'user',
  '/src/domain/staff/link/linkRecipient.store.ts': 'admin',
  '/src/api/error.store.ts': 'error',
  '/src/api/query/slowCalls.store.ts': 'error',
  '/src/ui/feedback/toast.store.ts': 'error',
}

test('keeps all state in the areas of access and session, and none in the business areas [ST-034]', () => {
  expect(Object.keys(import.meta.glob('/src/**/*.store.ts')).toSorted()).toEqual(Object.keys(areas).toSorted())
})
