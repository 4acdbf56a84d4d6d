import { filterOf } from '#src/api/query/filterOf.ts'
import { managed } from '@acometida/api-spec/rules/person/actFor'
import type { DelegateRole } from '#src/api/generated/api.ts'
import type { Session } from '#src/session/tokens/session.store.ts'
import type { Side } from './delegation.ts'

/** The viewer of delegations: the effective user, and the roles of the person who logged in. */
type DelegationViewer = Pick<Session, 'document' | 'loginDocument' | 'roles'>

interface DelegationList {
  readonly side: Side
  /** The role of the delegate. Any role by default. */
  readonly role?: DelegateRole | undefined
  /** Only delegations that the delegate has confirmed. */
  readonly confirmed?: true
}

/**
 * The filter for the delegations that the effective user gave or received. An association's are listed under its own
 * role.
 */
export function delegationFilter({ side, role, confirmed }: DelegationList, viewer: DelegationViewer): string {
  return filterOf<'listDelegations'>({
    [side === 'given' ? 'userDocument' : 'adminDocument']: viewer.document,
    type: role,
    status: confirmed && 'C',
    isAsoc: side === 'received' && isAssociation(viewer) ? '1' : undefined,
  })
}

/** The parameters to find one confirmed delegation to an association: enough to know that there are any. */
export function associationLookup(role: DelegateRole, viewer: DelegationViewer) {
  const filter = delegationFilter({ side: 'received', role, confirmed: true }, viewer)
  return { filter, limit: 1, offset: 0, sort: 'userId' } as const
}

/** Whether the effective user is an association. Its manager is, until they act for a member. */
export function isAssociation({ document, loginDocument, roles }: DelegationViewer): boolean {
  return document === loginDocument && managed(roles).includes('A')
}
