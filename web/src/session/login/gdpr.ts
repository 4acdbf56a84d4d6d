import { acceptLegalTerms } from '#src/api/generated/api.ts'
import { logOut } from '#src/session/tokens/endSession.ts'
import { type Session, sessionStore } from '#src/session/tokens/session.store.ts'
import { storeSession } from '#src/session/tokens/storedSession.ts'

/** Records that the user accepts the data-protection terms, and opens the area. Throws the `ApiError` of the call. */
export async function acceptGdpr(session: Session): Promise<void> {
  await acceptLegalTerms(session.userId, { indLegalAccept: '1' })
  const state = sessionStore.current()
  if (state.status !== 'open') return
  const accepted = { ...state.session, gdprPending: false }
  storeSession(accepted)
  sessionStore.set({ status: 'open', session: accepted })
}

/** Withdraws the acceptance and ends the session, like a refusal. Throws the `ApiError` of the call. */
export async function withdrawGdpr(session: Session): Promise<void> {
  await acceptLegalTerms(session.userId, { indLegalAccept: '0' })
  logOut()
}
