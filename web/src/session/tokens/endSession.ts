import { ApiError } from '#src/api/call/apiError.ts'
import { reportError } from '#src/api/error.store.ts'
import { endSession as endSessionCall, type EndSessionParams } from '#src/api/generated/api.ts'
import { clearAnswers } from '#src/api/query/clearAnswers.ts'
import { endPending } from '#src/base/beforeEnd.ts'
import { restoreDrafts, typedStore } from '#src/base/drafts.ts'
import { hasUnsaved } from '#src/base/unsaved.ts'
import { actingLostStore, loseActing } from '#src/session/acting/acting.ts'
import { searchedUsersStore } from '#src/session/acting/searchedUser.store.ts'
import { withoutActing } from '#src/session/acting/withoutActing.ts'
import { isPaymentPath, isPublicPath } from '#src/session/publicPaths.ts'
import { draftsEntry, loginIdOf } from './keptDrafts.ts'
import { type Session, type SessionEnd, bearerOf, currentSession, sessionStore } from './session.store.ts'
import { BRIDGE_KEYS, clearSession, writeSession } from './sessionEntries.ts'
import { signInAgainStore } from './signInAgain.store.ts'
import { onBroadcast, markSessionOpen, broadcast } from './tabBroadcast.ts'

/**
 * Logs out: ends the session on the server if it can be reached, and clears everything but the device's own data. The
 * phone of the app gets no more push messages.
 */
export function logOut(): void {
  endOnServer()
  close('logout')
}

/** Ends the session after too long without activity. The next log-in returns to the page, and push messages go on. */
export function endIdleSession(): void {
  endOnServer({ keepDevice: 'S' })
  close('idle', currentPath())
}

/**
 * Ends the session whose token the server no longer accepts. Ignores a token of an earlier session. If the token is
 * that of the user acted for, only the acting ends.
 */
export function endExpiredSession(token: string): void {
  const session = currentSession()
  const isUsersToken = session?.user?.token === token
  if (!isUsersToken && session?.admin?.token !== token) return
  if (session.acting && isUsersToken) return loseActing()
  // An actor has two sessions to reopen, which takes the whole log-in.
  if ((hasUnsaved() || typedStore.current()) && !session.acting) signInAgainStore.set(true)
  else leaveExpiredSession()
}

/** Goes to the log-in, which returns to the page and to what was typed there. */
export function leaveExpiredSession(): void {
  const session = currentSession()
  if (session) endActingOnServer(session)
  close('expired', currentPath())
  reportError({ code: '9002', message: null, service: '' })
}

/** Ends the session because the page is closed to the user, as the specification requires. */
export function endBarredSession(): void {
  endOnServer()
  close('barred')
}

/** Ends the session because the tab's user could not be read. */
export function endFailedSession(): void {
  close('failed', currentPath())
}

function endOnServer(asked: EndSessionParams = {}): void {
  endPending()
  const session = currentSession()
  if (!session) return
  endActingOnServer(session)
  endTokenOnServer(bearerOf(withoutActing(session)), asked)
}

/** The acting session is separate on the server and outlives the actor's own. */
function endActingOnServer(session: Session): void {
  if (session.acting) endTokenOnServer(bearerOf(session))
}

/**
 * Ends the session of a token on the server, as soon as there is a connection. Only this page knows the token; if the
 * page closes first, the tokens expire by themselves.
 */
function endTokenOnServer(token: string | null, asked: EndSessionParams = {}): void {
  if (token === null) return
  const end = () => endSessionCall(asked, { headers: { authorization: `Bearer ${token}` }, keepalive: true })
  end().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 0)
      window.addEventListener('online', () => void end().catch(() => undefined), { once: true })
  })
}

/** Ends the session of this tab when another tab ends it. Returns the function that stops it. */
export function followSessionEnd(): () => void {
  return onBroadcast('ended', ({ userId, ended }) => {
    const session = currentSession()
    if (!session || loginIdOf(session) !== userId) return
    endActingOnServer(session)
    closeHere(ended, ended === 'logout' ? null : currentPath())
    if (ended === 'expired') reportError({ code: '9002', message: null, service: '' })
  })
}

function close(ended: SessionEnd, lastPath: string | null = null): void {
  const session = currentSession()
  // A failure or a barred page in this tab does not concern the other tabs.
  if (session && SHARED_ENDS.has(ended)) {
    broadcast('ended', { userId: loginIdOf(session), ended })
    markSessionOpen(false)
  }
  closeHere(ended, lastPath)
}

const SHARED_ENDS: ReadonlySet<SessionEnd> = new Set(['logout', 'idle', 'expired', 'barred'])

/** The ends that nobody asked for: what was typed waits for the same person's next log-in. */
const KEEPING_ENDS: ReadonlySet<SessionEnd> = new Set(['idle', 'expired', 'failed'])

function closeHere(ended: SessionEnd, lastPath: string | null): void {
  signInAgainStore.set(false)
  searchedUsersStore.set([])
  actingLostStore.set(false)
  const session = currentSession()
  const drafts = session && KEEPING_ENDS.has(ended) ? draftsEntry(session) : null
  restoreDrafts({})
  // A payment without registration is not part of the session, although it shares the tab.
  clearSession(isPaymentPath(location.pathname) ? BRIDGE_KEYS : [])
  writeSession({ lastPath, 'acometida.drafts': drafts })
  clearAnswers()
  sessionStore.set({ status: 'visitor', ended })
}

/**
 * The path to return to after the log-in. Null on public screens, and while acting: the page belongs to a customer for
 * whom nobody acts after the next log-in.
 */
function currentPath(): string | null {
  return isPublicPath(location.pathname) || currentSession()?.acting ? null : location.pathname + location.search
}
