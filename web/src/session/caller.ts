import { pendingLoginStore } from './pendingLogin.store.ts'
import { bearerOf, currentSession } from './session.store.ts'

/** Who makes a call: the log-in that waits for its second step, also over an expired session, or the session; a visitor has neither. */
export function caller(): { readonly token: string | null; readonly userId: number } {
  const session = currentSession()
  const pending = pendingLoginStore.current()
  return {
    token: pending?.answer.accessToken ?? bearerOf(session),
    userId: session?.userId ?? pending?.answer.user.userId ?? 0,
  }
}
