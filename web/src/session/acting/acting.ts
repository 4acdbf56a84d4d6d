import { parseRoles } from '@acometida/api-spec/rules/person/roles'
import { ApiError } from '#src/api/call/apiError.ts'
import { endSession as endSessionCall, logIn } from '#src/api/generated/api.ts'
import { clearAnswers } from '#src/api/query/clearAnswers.ts'
import { endPending } from '#src/base/beforeEnd.ts'
import { nowMs } from '#src/base/clock.ts'
import { makeStore } from '#src/base/store.ts'
import { keepDrafts, returnDrafts } from '#src/session/tokens/keptDrafts.ts'
import { isOpening, type OpeningAnswer } from '#src/session/tokens/openSession.ts'
import { currentSession, type Session, sessionStore } from '#src/session/tokens/session.store.ts'
import { isGdprPending, storeSession, tokensOf } from '#src/session/tokens/storedSession.ts'
import { asStaff } from './asStaff.ts'
import { withoutActing } from './withoutActing.ts'

/**
 * The acting session has ended by itself on a customer's page. The actor is still logged in and is led away from the
 * page.
 */
export const actingLostStore = makeStore(false)

interface ActingOptions {
  readonly reason?: string
  readonly signal?: AbortSignal
}

/**
 * Starts to act for a user: staff for a customer, a manager for a member. The actor's own session is kept and stays
 * valid. Clears the cached answers of both. The user reads the reason, if there is one. `signal` aborts it before the
 * answer. Throws the `ApiError` of the call: CC2 if the caller may not act for them.
 */
export async function startActing(userId: number, { reason = '', signal }: ActingOptions = {}): Promise<void> {
  endPending()
  const callerId = currentSession()?.userId
  const why = reason.trim()
  const answer = await logIn({ userId, ...(why !== '' && { reason: why }) }, asStaff(signal && { signal }))
  signal?.throwIfAborted()
  if (!isOpening(answer)) {
    // The code of this answer opens a session. The contract does not say which parts it has then.
    throw new ApiError({ code: 'XXX', service: 'login', status: 200, transportFailure: { kind: 'unreadable' } })
  }
  const state = sessionStore.current()
  // The caller may have logged out meanwhile, and somebody else logged in.
  if (state.status === 'open' && state.session.userId === callerId) change(actingFor(state.session, answer))
}

/** Stops acting: ends the acting session on the server if it can be reached, and restores the actor's own session. */
export function stopActing(): void {
  const session = currentSession()
  if (!session?.acting) return
  endPending()
  // Without an answer the tokens expire by themselves.
  endSessionCall({}, { keepalive: true }).catch(() => undefined)
  change(withoutActing(session))
}

/** Ends an acting session that is over. The actor's own session goes on, and a message tells them. */
export function loseActing(): void {
  const session = currentSession()
  if (!session?.acting) return
  keepDrafts(session)
  change(withoutActing(session))
  actingLostStore.set(true)
}

function actingFor(actor: Session, answer: OpeningAnswer): Session {
  const { user } = answer
  const subjectRoles = parseRoles(answer.realmUser.userProfiles)
  return {
    ...actor,
    user: tokensOf(answer),
    // A manager's own tokens are in `user`, those of staff in `admin`.
    admin: actor.admin ?? actor.user,
    userId: user.userId,
    document: user.documentNumber,
    name: user.name,
    surname: user.surName,
    gdprPending: false,
    acting: {
      userId: actor.userId,
      name: actor.name,
      surname: actor.surname,
      sinceMs: nowMs(),
      subjectRoles,
      gdprMissing: isGdprPending(user.gdprAccepted, subjectRoles),
    },
  }
}

/** Nothing of one session is shown in the other. */
function change(session: Session): void {
  storeSession(session)
  returnDrafts(session)
  clearAnswers()
  actingLostStore.set(false)
  const { status } = sessionStore.current()
  if (status !== 'visitor') sessionStore.set({ status, session })
}
