import type { Membership } from '@acometida/api-spec/rules/person/actFor'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { type AssociationMember, listAssociationMembers } from '#src/api/generated/api.ts'
import { defineQuery, useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { fetchAllPages } from '#src/api/query/fetchAllPages.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { useSession } from '#src/session/tokens/session.store.ts'

/** A member of an association or enterprise, for whom its manager may act. */
export interface Member extends Readonly<Omit<AssociationMember, 'documentNumber' | 'surName'>> {
  readonly document: string
  /** Empty without one. */
  readonly phone: string
}

/** All members of the logged-in manager's association (A) or enterprise (E), by name. */
export function useMembers(type: Membership) {
  const { loginDocument } = useSession()
  const filter = filterOf<'listAssociationMembers'>({ documentNumber: loginDocument, type })
  return useDefinedQuery(
    defineQuery('listAssociationMembers', [filter], (signal) =>
      fetchAllPages(
        (offset) => listAssociationMembers({ filter, limit: PAGE_SIZE, offset }, { signal }),
        ({ members }) => ({ ...members, items: members.items.map(memberOf) }),
        ({ userId }) => userId,
      ),
    ),
  )
}

function memberOf({ documentNumber, name, surName, phone, ...same }: AssociationMember): Member {
  return {
    ...same,
    document: documentNumber,
    name: `${name} ${surName}`.trim(),
    phone: isRealPhone(phone) ? phone : '',
  }
}

/** The server's page size. */
const PAGE_SIZE = 100
