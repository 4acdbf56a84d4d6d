import { pendingLoginStore } from './pendingLogin.store.ts'
import { bearerOf, currentSession } from './session.store.ts'

/** Who makes a call: the session, or the log-in that waits for its second step; a visitor has neither. */
export function caller(): { readonly token: string | null; readonly userId: number } {
  const session = currentSession()
  const pending = session ? null : pendingLoginStore.current()
  return {
    token: bearerOf(session) ?? pending?.answer.accessToken ?? null,
    userId: session?.userId ?? pending?.answer.user.userId ?? 0,
  }
}
