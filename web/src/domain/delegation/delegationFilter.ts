import { filterOf } from '#src/api/filterOf.ts'
import { managed } from '@acometida/api-spec/rules/actFor'
import type { DelegateRole } from '#src/api/generated/api.ts'
import type { Session } from '#src/session/session.store.ts'
import type { Side } from './delegation.ts'

/** The reader of delegations: the user in view, and the roles of the log-in. */
type Looking = Pick<Session, 'document' | 'loginDocument' | 'roles'>

interface DelegationList {
  readonly side: Side
  /** The delegate's role; any unless given. */
  readonly role?: DelegateRole | undefined
  /** Only those that the delegate confirmed. */
  readonly confirmed?: true
}

/**
 * The filter of a list of delegations that the user in view gave or received. Those to an association are marked as
 * such.
 */
export function delegationFilter({ side, role, confirmed }: DelegationList, looking: Looking): string {
  return filterOf<'listDelegations'>({
    [side === 'given' ? 'userDocument' : 'adminDocument']: looking.document,
    type: role,
    status: confirmed && 'C',
    isAsoc: side === 'received' && isAssociation(looking) ? '1' : undefined,
  })
}

/** Asks for one confirmed delegation to an association, which tells whether there are any. */
export function associationLookup(role: DelegateRole, looking: Looking) {
  const filter = delegationFilter({ side: 'received', role, confirmed: true }, looking)
  return { filter, limit: 1, offset: 0, sort: 'userId' } as const
}

/** Whether the user in view is an association: its manager is, unless acting for a member. */
export function isAssociation({ document, loginDocument, roles }: Looking): boolean {
  return document === loginDocument && managed(roles).includes('A')
}
