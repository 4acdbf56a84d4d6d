import { filterOf } from '#src/api/query/filterOf.ts'
import type { Membership } from '@acometida/api-spec/rules/person/actFor'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { question, useQuestion } from '#src/api/query/composed.ts'
import { type ListAssociationMembersSuccess, listAssociationMembers } from '#src/api/generated/api.ts'
import { useSession } from '#src/session/tokens/session.store.ts'

/** A member of an association or enterprise, for whom its manager may act. */
export interface Member {
  readonly userId: number
  readonly document: string
  readonly name: string
  readonly email: string
  /** Empty without one. */
  readonly phone: string
  readonly supplyCount: number
  /** The number of unread answers and overdue bills. */
  readonly pending: number
}

/** All members of the logged-in manager's association (A) or enterprise (E), by name. */
export function useMembers(type: Membership) {
  const { loginDocument } = useSession()
  const filter = filterOf<'listAssociationMembers'>({ documentNumber: loginDocument, type })
  return useQuestion(question('listAssociationMembers', [filter], (signal) => allMembers(filter, signal)))
}

/** Reads all pages. Members added or removed meanwhile may shift a page, so each counts once. */
async function allMembers(filter: string, signal: AbortSignal): Promise<readonly Member[]> {
  const membersById = new Map<number, Member>()
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const answer = await listAssociationMembers({ filter, limit: PAGE_SIZE, offset }, { signal })
    for (const member of membersOf(answer)) membersById.set(member.userId, member)
    if (answer.members.items.length < PAGE_SIZE) return [...membersById.values()]
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
const PAGE_SIZE = 100
