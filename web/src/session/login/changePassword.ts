import { PASSWORD_DAYS } from '@acometida/api-spec/rules/person/password'
import { updateUser } from '#src/api/generated/api.ts'
import { type Session, sessionStore } from '#src/session/tokens/session.store.ts'
import { storeSession } from '#src/session/tokens/storedSession.ts'

/**
 * Changes the password of the logged-in user and stops the reminder of its age. Throws the `ApiError` of the call: 1001
 * for a wrong current password, 4008 for a new one that breaks the policy.
 */
export async function changePassword(session: Session, currentPassword: string, password: string): Promise<void> {
  await updateUser(session.userId, { documentNumber: session.document.toUpperCase(), currentPassword, password })
  const state = sessionStore.current()
  if (state.status !== 'open') return
  const changed = { ...state.session, passwordDaysLeft: PASSWORD_DAYS }
  storeSession(changed)
  sessionStore.set({ status: 'open', session: changed })
}
