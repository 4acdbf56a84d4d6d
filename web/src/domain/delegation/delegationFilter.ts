import { filterOf } from '#src/api/filterOf.ts'
import { managed } from '@acometida/api-spec/rules/impersonation'
import type { DelegateRole } from '#src/api/generated/api.ts'
import type { Session } from '#src/session/session.store.ts'
import type { Side } from './delegation.ts'

/** Who looks at delegations: the user in view, and the roles of whoever logged in. */
type Looking = Pick<Session, 'document' | 'loginDocument' | 'roles'>

interface DelegationList {
  readonly side: Side
  /** As what the delegate manages; either where nothing is said. */
  readonly role?: DelegateRole | undefined
  /** Only those that the delegate has said yes to. */
  readonly confirmed?: true
}

/**
 * What a list of delegations is asked for by: those that the user in view has given, or was given, which an association
 * is given as such.
 */
export function delegationFilter({ side, role, confirmed }: DelegationList, looking: Looking): string {
  return filterOf<'listDelegations'>({
    [side === 'given' ? 'userDocument' : 'adminDocument']: looking.document,
    type: role,
    status: confirmed && 'C',
    isAsoc: side === 'received' && isAssociation(looking) ? '1' : undefined,
  })
}

/**
 * Asks for one delegation that an association was given and has confirmed, which is enough to know that there are any.
 */
export function associationLookup(role: DelegateRole, looking: Looking) {
  const filter = delegationFilter({ side: 'received', role, confirmed: true }, looking)
  return { filter, limit: 1, offset: 0, sort: 'userId' } as const
}

/** Whether the user in view is an association: its manager is, until they act for a member. */
export function isAssociation({ document, loginDocument, roles }: Looking): boolean {
  return document === loginDocument && managed(roles).includes('A')
}
