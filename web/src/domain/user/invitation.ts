import { failureOf } from '#src/api/call/apiError.ts'
import { type GetInvitationFailure, type GetInvitationSuccess, useGetInvitation } from '#src/api/generated/api.ts'

/** The invited person, masked. */
export type Invited = ReturnType<typeof invitedOf>

/** The person of an invitation, by the hash of its link. Fetched once: an invalid invitation stays invalid. */
export function useInvitation(hash: string) {
  return useGetInvitation(hash, { query: { select: invitedOf, retry: false, staleTime: Infinity } })
}

/** Why an invitation cannot be used. Null if it can, or nothing is known. `unknown`: the API lacks the operation. */
export function invitationEndOf(error: unknown): 'used' | 'expired' | 'unknown' | null {
  const failure = failureOf<GetInvitationFailure>(error)
  if (failure?.code === '2019') return 'used'
  if (failure?.code === '2022') return 'expired'
  return failure && failure.status >= 400 && failure.status < 500 && failure.status !== 429 ? 'unknown' : null
}

function invitedOf({ invitation }: GetInvitationSuccess) {
  const { isCompany, documentNumber, name, surName, email, phone } = invitation
  return { isCompany, document: documentNumber, name: `${name} ${surName}`.trim(), email, phone }
}
