import { PASSWORD_DAYS } from '@acometida/api-spec/rules/person/password'
import { updateUser } from '#src/api/generated/api.ts'
import type { Session } from '#src/session/tokens/session.store.ts'
import { changeSession } from '#src/session/tokens/storedSession.ts'

/**
 * Changes the password of the logged-in user and stops the reminder of its age. Throws the `ApiError` of the call: 1001
 * for a wrong current password, 4008 for a new one that breaks the policy.
 */
export async function changePassword(session: Session, currentPassword: string, password: string): Promise<void> {
  await updateUser(session.userId, { documentNumber: session.document.toUpperCase(), currentPassword, password })
  changeSession({ passwordDaysLeft: PASSWORD_DAYS })
}
