import { pendingLoginStore } from '#src/session/login/pendingLogin.store.ts'
import { bearerOf, currentSession } from '#src/session/tokens/session.store.ts'

/**
 * The token and user id of a call: those of the pending log-in, also over an expired session, or of the session; null
 * and 0 for a visitor. With `staff`, those of the actor while acting.
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
