import { PASSWORD_DAYS } from '@acometida/api-spec/rules/password'
import { updateUser } from '#src/api/generated/api.ts'
import { type Session, sessionStore } from './session.store.ts'
import { storeSession } from './storedSession.ts'

/**
 * Changes the password of whoever is logged in; nothing reminds of its age any more. Throws the `ApiError` of the call:
 * 1001 where the current password is wrong, 4008 where the new one breaks the rules.
 */
export async function changePassword(session: Session, currentPassword: string, password: string): Promise<void> {
  await updateUser(session.userId, { documentNumber: session.document.toUpperCase(), currentPassword, password })
  const state = sessionStore.current()
  if (state.status !== 'open') return
  const changed = { ...state.session, passwordDaysLeft: PASSWORD_DAYS }
  storeSession(changed)
  sessionStore.set({ status: 'open', session: changed })
}
