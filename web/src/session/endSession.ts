import { reportError } from '#src/api/error.store.ts'
import { forgetAnswers } from '#src/api/forget.ts'
import { endSession as endSessionCall } from '#src/api/generated/api.ts'
import { endPending } from '#src/base/beforeEnd.ts'
import { hasUnsaved } from '#src/base/unsaved.ts'
import { bearerOf, currentSession, type SessionEnd, sessionStore } from './session.store.ts'
import { searchedUserStore } from './searchedUser.store.ts'
import { signInAgainStore } from './signInAgain.store.ts'
import { BRIDGE_KEYS, clearSession, writeSession } from './storage.ts'
import { hearTabs, markSessionOpen, tellTabs } from './tabs.ts'
import { isPaymentPath, isPublicPath } from './publicPaths.ts'

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
  const session = currentSession()
  if (bearerOf(session) !== token) return
  // Whoever acts for somebody else has two sessions to open again, which takes the whole log-in.
  if (hasUnsaved() && session?.document === session?.loginDocument) signInAgainStore.set(true)
  else leaveExpiredSession()
}

/** Goes to the log-in after all. What was typed is lost, and the page is come back to. */
export function leaveExpiredSession(): void {
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
  endPending()
  // Without an answer the tokens run out by themselves.
  if (currentSession()) endSessionCall({ keepalive: true }).catch(() => undefined)
}

/** Ends the session in this tab when another one has ended it. The function it returns stops that. */
export function followSessionEnd(): () => void {
  return hearTabs('ended', ({ userId, ended }) => {
    if (currentSession()?.userId !== userId) return
    closeHere(ended, ended === 'logout' ? null : currentPath())
    if (ended === 'expired') reportError({ code: '9002', message: null, service: '' })
  })
}

function close(ended: SessionEnd, lastPath: string | null = null): void {
  const userId = currentSession()?.userId
  // What failed or was barred in this tab says nothing about the others.
  if (userId !== undefined && shared.has(ended)) {
    tellTabs('ended', { userId, ended })
    markSessionOpen(false)
  }
  closeHere(ended, lastPath)
}

const shared: ReadonlySet<SessionEnd> = new Set(['logout', 'idle', 'expired', 'barred'])

function closeHere(ended: SessionEnd, lastPath: string | null): void {
  signInAgainStore.set(false)
  searchedUserStore.set(null)
  // A payment without registration is no part of the session that ends, though it be in the same tab.
  clearSession(isPaymentPath(location.pathname) ? BRIDGE_KEYS : [])
  writeSession({ lastPath })
  forgetAnswers()
  sessionStore.set({ status: 'visitor', ended })
}

/** Where the user is; null on the screens that need no session, to which nobody has to be led back. */
function currentPath(): string | null {
  return isPublicPath(location.pathname) ? null : location.pathname + location.search
}
