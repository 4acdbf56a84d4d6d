import { parseRoles } from '@acometida/api-spec/rules/person/roles'
import { ApiError } from '#src/api/call/apiError.ts'
import { getGetUserQueryKey, getUser } from '#src/api/generated/api.ts'
import { loseActing } from '#src/session/acting/acting.ts'
import { asStaff } from '#src/session/acting/asStaff.ts'
import { waitOutUnload } from '#src/session/waitOutUnload.ts'
import { endFailedSession } from './endSession.ts'
import { returnDrafts } from './keptDrafts.ts'
import { refreshArea } from './refresh.ts'
import { currentSession, isExpired, type Session, sessionStore } from './session.store.ts'
import { clearLeftovers } from './sessionEntries.ts'
import { sessionPersonOf, storedSession, storeSession } from './storedSession.ts'
import { markSessionOpen } from './tabBroadcast.ts'

/**
 * Restores the session of an earlier page of this tab and reads its user. Without a session, or after a failure, clears
 * what is left of it; the guards then lead to the log-in. The session goes on, with the document in place of the name,
 * if the answer cannot be read, if the page is offline, or if the API lacks or refuses the operation: only a 401 ends a
 * session. If the person acted for cannot be read, the acting ends and the actor's own session is restored.
 */
export async function startSession(): Promise<void> {
  const session = storedSession()
  if (session === null) {
    clearLeftovers()
    return
  }
  returnDrafts(session)
  sessionStore.set({ status: 'starting', session })
  if (!navigator.onLine) return goOnOffline(session)
  try {
    await readUser(session)
  } catch (error) {
    if (error instanceof ApiError && isUnrelatedToSession(error) && sessionStore.current().status === 'starting') {
      markSessionOpen(true)
      return complete({ name: session.document })
    }
    if (error instanceof ApiError && error.status === 0) await waitOutUnload()
    if (session.acting && sessionStore.current().status === 'starting') {
      loseActing()
      return startSession()
    }
    if (sessionStore.current().status === 'starting') endFailedSession()
  }
}

/** Whether the answer says nothing about the session: it is unreadable, or refuses this call alone. */
function isUnrelatedToSession({ status, transportFailure }: ApiError): boolean {
  const refused = status >= 400 && status < 500 && status !== 401
  return refused || status === 501 || (status === 200 && transportFailure !== null)
}

/** Reads the user, with fresh tokens if possible. The screens find the answer among theirs, and ask for none. */
async function readUser(session: Session): Promise<void> {
  await refreshStale(session)
  const { acting } = session
  const [answer, queries, actor] = await Promise.all([
    getUser(session.userId),
    // Loads with the screens. Without it they ask themselves.
    import('#src/api/query/queryClient.ts').catch(() => null),
    acting && getUser(acting.userId, asStaff()).then(({ user: { name, surName: surname } }) => ({ name, surname })),
  ])
  // The effective user may have changed meanwhile.
  if (currentSession()?.userId !== session.userId) return
  queries?.queryClient.setQueryData(getGetUserQueryKey(session.userId), answer)
  const { user } = answer
  const roles = parseRoles(user.roles)
  markSessionOpen(true)
  if (acting) complete({ name: user.name, surname: user.surName, acting: { ...acting, ...actor, subjectRoles: roles } })
  else complete({ roles, ...sessionPersonOf(user, roles) })
}

/** Opens the session offline, with the document in place of the name. */
async function goOnOffline(session: Session): Promise<void> {
  // Code that is not on the device cannot load. The screens show that themselves.
  const keptAnswers = await import('./keptAnswers.ts').catch(() => null)
  keptAnswers?.restoreAnswers()
  markSessionOpen(true)
  complete({ name: session.document })
  window.addEventListener('online', readUserOnline, { once: true })
}

function readUserOnline(): void {
  const session = currentSession()
  // A refusal leads to the log-in elsewhere. Any other failure changes nothing.
  if (session !== null) void readUser(session).catch(() => undefined)
}

/** A tab that slept may have outlived its access token, though not its refresh token. */
async function refreshStale({ user, admin }: Session): Promise<void> {
  if (isExpired(user)) await refreshArea('user').catch(unlessRefused)
  if (isExpired(admin)) await refreshArea('admin').catch(unlessRefused)
}

/** The next call shows whether the old token is still valid. */
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
