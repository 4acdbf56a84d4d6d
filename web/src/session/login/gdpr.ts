import { acceptLegalTerms } from '#src/api/generated/api.ts'
import { logOut } from '#src/session/tokens/endSession.ts'
import type { Session } from '#src/session/tokens/session.store.ts'
import { changeSession } from '#src/session/tokens/storedSession.ts'

/** Records that the user accepts the data-protection terms, and opens the area. Throws the `ApiError` of the call. */
export async function acceptGdpr(session: Session): Promise<void> {
  await acceptLegalTerms(session.userId, { indLegalAccept: '1' })
  changeSession({ gdprPending: false })
}

/** Withdraws the acceptance and ends the session, like a refusal. Throws the `ApiError` of the call. */
export async function withdrawGdpr(session: Session): Promise<void> {
  await acceptLegalTerms(session.userId, { indLegalAccept: '0' })
  logOut()
}
