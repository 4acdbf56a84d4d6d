import { reportError } from '#src/api/error.store.ts'
import { forgetAnswers } from '#src/api/forget.ts'
import { endSession as endSessionCall } from '#src/api/generated/calls.ts'
import { isPublicPath } from '#src/app/paths.ts'
import { bearerOf, currentSession, type SessionEnd, sessionStore } from './session.store.ts'
import { clearSession, writeSession } from './storage.ts'

/** Logs out: ends the session on the server as far as it can be reached, and forgets everything but the device's own. */
export function logOut(): void {
  endOnServer()
  close('logout')
}

/** Nobody has touched the page for too long. The next log-in returns to where it was. */
export function endIdleSession(): void {
  endOnServer()
  close('idle', currentPath())
}

/** The server knows the bearer no longer. One of an earlier session says nothing about this one. */
export function endExpiredSession(token: string): void {
  if (bearerOf(currentSession()) !== token) return
  close('expired', currentPath())
  reportError({ code: '9002', message: null, service: '' })
}

/** The page is closed to the user, and the specification has the session go with it. */
export function endBarredSession(): void {
  endOnServer()
  close('barred')
}

/** The user of the tab's session could not be read. */
export function endFailedSession(): void {
  close('failed', currentPath())
}

function endOnServer(): void {
  // Without an answer the tokens run out by themselves.
  if (currentSession()) endSessionCall({ keepalive: true }).catch(() => undefined)
}

function close(ended: SessionEnd, lastPath: string | null = null): void {
  clearSession()
  writeSession({ lastPath })
  forgetAnswers()
  sessionStore.set({ status: 'visitor', ended })
}

/** Where the user is; null on the screens that need no session, to which nobody has to be led back. */
function currentPath(): string | null {
  return isPublicPath(location.pathname) ? null : location.pathname + location.search
}
