import { ApiError } from '#src/api/apiError.ts'
import { reportError } from '#src/api/error.store.ts'
import { forgetAnswers } from '#src/api/forget.ts'
import { endSession as endSessionCall } from '#src/api/generated/api.ts'
import { endPending } from '#src/base/beforeEnd.ts'
import { hasUnsaved } from '#src/base/unsaved.ts'
import {
  type Session,
  type SessionEnd,
  bearerOf,
  currentSession,
  sessionStore,
  withoutActing,
} from './session.store.ts'
import { searchedUsersStore } from './searchedUser.store.ts'
import { actingLostStore, loseActing } from './acting.ts'
import { signInAgainStore } from './signInAgain.store.ts'
import { BRIDGE_KEYS, clearSession, writeSession } from './storage.ts'
import { hearTabs, markSessionOpen, tellTabs } from './tabs.ts'
import { isPaymentPath, isPublicPath } from './publicPaths.ts'

/**
 * Logs out: ends the session on the server as far as it can be reached, and forgets everything but the device's own.
 */
export function logOut(): void {
  endOnServer()
  close('logout')
}

/** Nobody has touched the page for too long. The next log-in returns to where it was. */
export function endIdleSession(): void {
  endOnServer()
  close('idle', currentPath())
}

/**
 * The server knows the bearer no longer. One of an earlier session says nothing about this one. Where it was the
 * customer's for whom somebody acts, only the acting is over.
 */
export function endExpiredSession(token: string): void {
  const session = currentSession()
  const ofUser = session?.user?.token === token
  if (!ofUser && session?.admin?.token !== token) return
  if (session.acting && ofUser) return loseActing()
  // Whoever acts for somebody else has two sessions to open again, which takes the whole log-in.
  if (hasUnsaved() && !session.acting) signInAgainStore.set(true)
  else leaveExpiredSession()
}

/** Goes to the log-in after all. What was typed is lost, and the page is come back to. */
export function leaveExpiredSession(): void {
  const session = currentSession()
  if (session) endActingOnServer(session)
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
  const session = currentSession()
  if (!session) return
  endActingOnServer(session)
  endOf(bearerOf(withoutActing(session)))
}

/** The session in which somebody acts is one of its own, which outlives theirs on the server. */
function endActingOnServer(session: Session): void {
  if (session.acting) endOf(bearerOf(session))
}

/**
 * Ends the session of a token on the server, as soon as there is a connection. Only this page knows the token any more:
 * where it is closed before that, the tokens run out by themselves.
 */
function endOf(token: string | null): void {
  if (token === null) return
  const end = () => endSessionCall({ headers: { authorization: `Bearer ${token}` }, keepalive: true })
  end().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 0)
      window.addEventListener('online', () => void end().catch(() => undefined), { once: true })
  })
}

/** Ends the session in this tab when another one has ended it. The function it returns stops that. */
export function followSessionEnd(): () => void {
  return hearTabs('ended', ({ userId, ended }) => {
    const session = currentSession()
    if (!session || loginIdOf(session) !== userId) return
    endActingOnServer(session)
    closeHere(ended, ended === 'logout' ? null : currentPath())
    if (ended === 'expired') reportError({ code: '9002', message: null, service: '' })
  })
}

function close(ended: SessionEnd, lastPath: string | null = null): void {
  const session = currentSession()
  // What failed or was barred in this tab says nothing about the others.
  if (session && shared.has(ended)) {
    tellTabs('ended', { userId: loginIdOf(session), ended })
    markSessionOpen(false)
  }
  closeHere(ended, lastPath)
}

const shared: ReadonlySet<SessionEnd> = new Set(['logout', 'idle', 'expired', 'barred'])

function closeHere(ended: SessionEnd, lastPath: string | null): void {
  signInAgainStore.set(false)
  searchedUsersStore.set([])
  actingLostStore.set(false)
  // A payment without registration is no part of the session that ends, though it be in the same tab.
  clearSession(isPaymentPath(location.pathname) ? BRIDGE_KEYS : [])
  writeSession({ lastPath })
  forgetAnswers()
  sessionStore.set({ status: 'visitor', ended })
}

/** The user who logged in, by whom the tabs know each other's sessions. */
function loginIdOf({ acting, userId }: Session): number {
  return acting?.userId ?? userId
}

/**
 * Where the user is; null on the screens that need no session, to which nobody has to be led back, and while somebody
 * acts: the page is a customer's, who is not there after the next log-in.
 */
function currentPath(): string | null {
  return isPublicPath(location.pathname) || currentSession()?.acting ? null : location.pathname + location.search
}
