import { writeSession } from '#src/session/tokens/sessionEntries.ts'
import { pendingLoginStore } from './pendingLogin.store.ts'

/** Cancels a pending log-in. */
export function cancelLogin(): void {
  if (pendingLoginStore.current() === null) return
  pendingLoginStore.set(null)
  writeSession({ mfa: null, token: null, '0001': null, tempmfa: null })
}
