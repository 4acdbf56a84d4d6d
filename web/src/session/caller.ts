import { pendingLoginStore } from './pendingLogin.store.ts'
import { bearerOf, currentSession } from './session.store.ts'

/**
 * Who makes a call: the log-in that waits for its second step, also over an expired session, or the session; a visitor
 * has neither. What staff call for themselves they call as who they are, also while they act for a customer.
 */
export function caller(staff = false): { readonly token: string | null; readonly userId: number } {
  const session = currentSession()
  const pending = pendingLoginStore.current()
  if (staff && session?.acting) return { token: session.admin?.token ?? null, userId: session.acting.userId }
  return {
    token: pending?.answer.accessToken ?? bearerOf(session),
    userId: session?.userId ?? pending?.answer.user.userId ?? 0,
  }
}
