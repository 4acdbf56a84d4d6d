import { parseRoles } from '@acometida/api-spec/rules/roles'
import { ApiError } from '#src/api/apiError.ts'
import { getUser } from '#src/api/generated/api.ts'
import { loseActing } from './acting.ts'
import { asStaff } from './asStaff.ts'
import { endFailedSession } from './endSession.ts'
import { outliveLeaving } from './outliveLeaving.ts'
import { refreshArea } from './refresh.ts'
import { currentSession, isOver, type Session, sessionStore } from './session.store.ts'
import { clearLeftovers } from './storage.ts'
import { personOf, storedSession, storeSession } from './storedSession.ts'
import { markSessionOpen } from './tabs.ts'

/**
 * Takes up the session that an earlier page of this tab left, and reads its user anew. Without one, or on any failure,
 * what is left of it is cleared; the guards then lead to the log-in. An answer that cannot be read says nothing about
 * the session: it goes on with what is left of it, in which the document stands for the name. So does a page that is
 * opened without a connection, and one of an API that has no such call or refuses it: only 401 ends a session. Where
 * the user in view cannot be read for whom somebody acts, the acting is over and the session of whoever acted is taken
 * up.
 */
export async function startSession(): Promise<void> {
  const session = storedSession()
  if (session === null) {
    clearLeftovers()
    return
  }
  sessionStore.set({ status: 'starting', session })
  if (!navigator.onLine) return goOnWithoutLine(session)
  try {
    await readUser(session)
  } catch (error) {
    if (error instanceof ApiError && saysNothing(error) && sessionStore.current().status === 'starting') {
      markSessionOpen(true)
      return complete({ name: session.document })
    }
    if (error instanceof ApiError && error.status === 0) await outliveLeaving()
    if (session.acting && sessionStore.current().status === 'starting') {
      loseActing()
      return startSession()
    }
    if (sessionStore.current().status === 'starting') endFailedSession()
  }
}

/**
 * Whether it is an answer that is neither of the user nor an end of the session: none that can be read, or a refusal of
 * the call alone.
 */
function saysNothing({ status, trouble }: ApiError): boolean {
  const refused = status >= 400 && status < 500 && status !== 401
  return refused || status === 501 || (status === 200 && trouble !== null)
}

/** Reads the user anew, with tokens that are good as far as there are any. */
async function readUser(session: Session): Promise<void> {
  await refreshStale(session)
  const { acting } = session
  const [{ user }, actor] = await Promise.all([
    getUser(session.userId),
    acting && getUser(acting.userId, asStaff()).then(({ user: { name, surName: surname } }) => ({ name, surname })),
  ])
  // Somebody else may be in view meanwhile, of whom this says nothing.
  if (currentSession()?.userId !== session.userId) return
  const roles = parseRoles(user.roles)
  markSessionOpen(true)
  if (acting) complete({ name: user.name, surname: user.surName, acting: { ...acting, ...actor, subjectRoles: roles } })
  else complete({ roles, ...personOf(user, roles) })
}

/**
 * Goes on with what is left of the session, in which the document stands for the name, until there is a connection
 * again.
 */
async function goOnWithoutLine(session: Session): Promise<void> {
  // What is not on the device cannot be had either; the screens say so themselves.
  const kept = await import('./keptAnswers.ts').catch(() => null)
  kept?.restoreAnswers()
  markSessionOpen(true)
  complete({ name: session.document })
  window.addEventListener('online', onLineAgain, { once: true })
}

function onLineAgain(): void {
  const session = currentSession()
  // A refusal has its own way to the log-in, and any other failure leaves things as they are.
  if (session !== null) void readUser(session).catch(() => undefined)
}

/** A tab that slept may have outlived its access token, though not its refresh token. */
async function refreshStale({ user, admin }: Session): Promise<void> {
  if (isOver(user)) await refreshArea('user').catch(unlessRefused)
  if (isOver(admin)) await refreshArea('admin').catch(unlessRefused)
}

/** The call that comes next shows whether the old token is still good. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof ApiError) || error.status === 401) throw error
}

function complete(profile: Partial<Pick<Session, 'roles' | 'name' | 'surname' | 'gdprPending' | 'acting'>>): void {
  const started = currentSession()
  if (started === null) return
  const session = { ...started, ...profile }
  storeSession(session)
  sessionStore.set({ status: 'open', session })
}
