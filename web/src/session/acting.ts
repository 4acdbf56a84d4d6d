import { parseRoles } from '@acometida/api-spec/rules/roles'
import { ApiError } from '#src/api/apiError.ts'
import { forgetAnswers } from '#src/api/forget.ts'
import { endSession as endSessionCall, logIn } from '#src/api/generated/api.ts'
import { makeStore } from '#src/api/store.ts'
import { endPending } from '#src/base/beforeEnd.ts'
import { nowMs } from '#src/base/clock.ts'
import { asStaff } from './asStaff.ts'
import { isOpening, type OpeningAnswer } from './openSession.ts'
import { currentSession, type Session, sessionStore, withoutActing } from './session.store.ts'
import { isGdprPending, storeSession } from './storedSession.ts'

/**
 * The acting has ended by itself, on a page of the customer: whoever acted is still logged in, and has to be led away
 * from it.
 */
export const actingLostStore = makeStore(false)

interface ActingOptions {
  readonly reason?: string
  readonly signal?: AbortSignal
}

/**
 * Begins to act for a user: staff for a customer, a manager for a member. The own session is put aside and stays good.
 * What the server told either of the two is forgotten at the change. Throws the `ApiError` of the call: CC2 where
 * nobody may act for them. The user reads the reason, if there is one. `signal` calls it off before it is answered.
 */
export async function startActing(userId: number, { reason = '', signal }: ActingOptions = {}): Promise<void> {
  endPending()
  const asking = currentSession()?.userId
  const why = reason.trim()
  const answer = await logIn({ userId, ...(why !== '' && { reason: why }) }, asStaff(signal && { signal }))
  signal?.throwIfAborted()
  if (!isOpening(answer)) {
    // By its code the answer opens a session; which parts it has then, the contract cannot say.
    throw new ApiError({ code: 'XXX', service: 'login', status: 200, trouble: { kind: 'unreadable' } })
  }
  const state = sessionStore.current()
  // Whoever asked may have left meanwhile, and another be here.
  if (state.status === 'open' && state.session.userId === asking) change(actingFor(state.session, answer))
}

/** Stops acting: ends that session on the server as far as it can be reached, and takes the own one up again. */
export function stopActing(): void {
  const session = currentSession()
  if (!session?.acting) return
  endPending()
  // Without an answer the tokens run out by themselves.
  endSessionCall({ keepalive: true }).catch(() => undefined)
  change(withoutActing(session))
}

/** The session in which somebody acts is over. Their own goes on, and they are told. */
export function loseActing(): void {
  const session = currentSession()
  if (!session?.acting) return
  change(withoutActing(session))
  actingLostStore.set(true)
}

function actingFor(actor: Session, answer: OpeningAnswer): Session {
  const { user } = answer
  const subjectRoles = parseRoles(answer.realmUser.userProfiles)
  return {
    ...actor,
    user: {
      token: answer.accessToken,
      refreshToken: answer.refreshToken,
      expiresAtMs: nowMs() + answer.expiresInToken * 1000,
    },
    // Managers have theirs where users have them.
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

/** Nothing of the one is shown to the other. */
function change(session: Session): void {
  storeSession(session)
  forgetAnswers()
  actingLostStore.set(false)
  const { status } = sessionStore.current()
  if (status !== 'visitor') sessionStore.set({ status, session })
}
