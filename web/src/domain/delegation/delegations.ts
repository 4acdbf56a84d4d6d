import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { managedMemberships } from '@acometida/api-spec/rules/person/actFor'
import { endAfterLastDay } from '@acometida/api-spec/rules/supply/delegationEnd'
import {
  createDelegations,
  type Delegate as WireDelegate,
  type DelegateRole,
  type ListDelegatesSuccess,
  listDelegations,
  type ListDelegationsSuccess,
  useListDelegates,
  useListDelegations,
} from '#src/api/generated/api.ts'
import { defineQuery, useMutationOf, useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { type Session, useSession } from '#src/session/tokens/session.store.ts'
import { type Delegation, delegationOf, type Side } from './delegation.ts'

/** A delegate who manages supplies of the effective user, or has been asked to. */
export interface Delegate extends Pick<WireDelegate, 'userId' | 'email' | 'phone' | 'supplies'> {
  readonly document: string
  readonly name: string
}

/** The delegations that the effective user gave or received, ended ones included. */
export function useDelegations(side: Side, role?: DelegateRole, { enabled = true } = {}) {
  const filter = delegationFilter({ side, role }, useSession())
  return useListDelegations(
    { filter, limit: PAGE_LIMITS.listDelegations, sort: '-startDate' },
    { query: { enabled, select: delegationsOf } },
  )
}

/**
 * Whether the effective user is an association with supplies entrusted to it in a role. Makes no call for anybody else.
 */
export function useIsEntrustedAssociation(role: DelegateRole): boolean {
  const session = useSession()
  const { data } = useListDelegations(associationLookup(role, session), {
    query: { enabled: isAssociation(session), select: ({ delegations }) => delegations.count > 0 },
  })
  return data ?? false
}

/** The delegates of the effective user in a role, pending ones included. */
export function useDelegates(role: DelegateRole) {
  return useListDelegates({ filter: filterOf<'listDelegates'>({ role }) }, { query: { select: delegatesOf } })
}

const delegatesOf = ({ delegates }: ListDelegatesSuccess) => delegates.items.map(delegateOf)

/** Delegations by id, as links name them. Null for a missing one, and for another user's alike. */
export function useDelegationsById(ids: readonly string[]) {
  return useDefinedQuery(
    defineQuery('listDelegations', ['byId', ...ids], (signal) => delegationsById(ids, signal)),
    { enabled: ids.length > 0 },
  )
}

/** Looks up delegations one by one. */
export function delegationsById(ids: readonly string[], signal?: AbortSignal): Promise<(Delegation | null)[]> {
  return Promise.all(
    ids.map(async (delegationId) => {
      const params = { filter: filterOf<'listDelegations'>({ delegationId }), limit: 1 }
      const [delegation] = delegationsOf(await listDelegations(params, signal && { signal }))
      return delegation ?? null
    }),
  )
}

/** A request to somebody to manage supplies until a date. */
export interface DelegationRequest {
  readonly document: string
  readonly role: DelegateRole
  readonly cups: readonly string[]
  readonly lastDay: string
}

/** Asks somebody to manage supplies. Supplies that they manage already get the requested last day. */
export function useRequestDelegation() {
  return useMutationOf(async ({ document: documentNumber, role, cups, lastDay }: DelegationRequest) =>
    delegationsOf(
      await createDelegations({
        cups: [...cups],
        delegate: { documentNumber, role },
        endDate: endAfterLastDay(lastDay),
      }),
    ),
  )
}

function delegationsOf({ delegations }: Pick<ListDelegationsSuccess, 'delegations'>): Delegation[] {
  return delegations.items.map(delegationOf)
}

function delegateOf({ documentNumber, name, surName, userId, email, phone, supplies }: WireDelegate): Delegate {
  return { userId, document: documentNumber, name: `${name} ${surName}`.trim(), email, phone, supplies }
}

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
 * The filter for the delegations that the effective user gave or received:
 * `userDocument::12345678Z|type::US_MANAGER|status::C`. An association's are listed under its own role.
 */
export function delegationFilter({ side, role, confirmed }: DelegationList, viewer: DelegationViewer): string {
  return filterOf<'listDelegations'>({
    [side === 'given' ? 'userDocument' : 'adminDocument']: viewer.document,
    type: role,
    status: confirmed && 'C',
    isAsoc: side === 'received' && isAssociation(viewer) ? '1' : undefined,
  })
}

/**
 * The parameters to find one confirmed delegation to an association, enough to know that there are any:
 * `adminDocument::12345678Z|type::US_MANAGER|status::C` with a limit of 1.
 */
export function associationLookup(role: DelegateRole, viewer: DelegationViewer) {
  const filter = delegationFilter({ side: 'received', role, confirmed: true }, viewer)
  return { filter, limit: 1, offset: 0, sort: 'userId' } as const
}

/** Whether the effective user is an association. Its manager is, until they act for a member. */
function isAssociation({ document, loginDocument, roles }: DelegationViewer): boolean {
  return document === loginDocument && managedMemberships(roles).includes('A')
}
