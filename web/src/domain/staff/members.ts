import { printFilter } from '@acometida/api-spec/rules/filter'
import type { Membership } from '@acometida/api-spec/rules/impersonation'
import { isRealPhone } from '@acometida/api-spec/rules/phone'
import { type ListAssociationMembersSuccess, useListAssociationMembers } from '#src/api/generated/api.ts'
import { useSession } from '#src/session/session.store.ts'

/** Somebody for whom the manager of their association or enterprise may act. */
export interface Member {
  readonly userId: number
  readonly document: string
  readonly name: string
  readonly email: string
  /** Empty without one. */
  readonly phone: string
  readonly supplyCount: number
  /** How many things wait for them: answers that were not read, overdue bills. */
  readonly pending: number
}

/** The members of whoever is logged in, by name, as many as the server gives at once; of an association (A) or an enterprise (E). */
export function useMembers(type: Membership) {
  const { loginDocument } = useSession()
  const filter = printFilter({ documentNumber: loginDocument, type })
  return useListAssociationMembers({ filter, limit: MOST }, { query: { select: membersOf } })
}

function membersOf({ members }: ListAssociationMembersSuccess) {
  const items = members.items.map(
    ({ userId, documentNumber, name, surName, email, phone, supplyCount, pending }): Member => ({
      userId,
      document: documentNumber,
      name: `${name} ${surName}`.trim(),
      email,
      phone: isRealPhone(phone) ? phone : '',
      supplyCount,
      pending,
    }),
  )
  return { count: members.count, items }
}

/** What the server gives at once. */
const MOST = 100
