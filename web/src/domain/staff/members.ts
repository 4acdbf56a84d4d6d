import { filterOf } from '#src/api/filterOf.ts'
import type { Membership } from '@acometida/api-spec/rules/actFor'
import { isRealPhone } from '@acometida/api-spec/rules/phone'
import { question, useQuestion } from '#src/api/composed.ts'
import { type ListAssociationMembersSuccess, listAssociationMembers } from '#src/api/generated/api.ts'
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
  /** The number of pending matters: unread answers and overdue bills. */
  readonly pending: number
}

/** All members of whoever is logged in, by name: of an association (A) or an enterprise (E). */
export function useMembers(type: Membership) {
  const { loginDocument } = useSession()
  const filter = filterOf<'listAssociationMembers'>({ documentNumber: loginDocument, type })
  return useQuestion(question('listAssociationMembers', [filter], (signal) => allMembers(filter, signal)))
}

/**
 * Page by page, since the server gives no more at once. Whoever has joined or left meanwhile may move a page: each
 * counts once.
 */
async function allMembers(filter: string, signal: AbortSignal): Promise<readonly Member[]> {
  const found = new Map<number, Member>()
  for (let offset = 0; ; offset += A_PAGE) {
    const answer = await listAssociationMembers({ filter, limit: A_PAGE, offset }, { signal })
    for (const member of membersOf(answer)) found.set(member.userId, member)
    if (answer.members.items.length < A_PAGE) return [...found.values()]
  }
}

function membersOf({ members }: ListAssociationMembersSuccess): readonly Member[] {
  return members.items.map(({ userId, documentNumber, name, surName, email, phone, supplyCount, pending }): Member => ({
    userId,
    document: documentNumber,
    name: `${name} ${surName}`.trim(),
    email,
    phone: isRealPhone(phone) ? phone : '',
    supplyCount,
    pending,
  }))
}

/** The server's page size. */
const A_PAGE = 100
