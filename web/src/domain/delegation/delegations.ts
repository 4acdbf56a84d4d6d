import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { endAfterLastDay } from '@acometida/api-spec/rules/supply/delegationEnd'
import { normalizeIdentifier } from '@acometida/api-spec/rules/person/document'
import { filterOf } from '#src/api/query/filterOf.ts'
import { question, useChange, useQuestion } from '#src/api/query/composed.ts'
import {
  createDelegations,
  type Delegate as WireDelegate,
  type DelegateRole,
  listDelegations,
  type ListDelegatesSuccess,
  type ListDelegationsSuccess,
  useListDelegates,
  useListDelegations,
} from '#src/api/generated/api.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { type Delegation, delegationOf, type Side } from './delegation.ts'
import { associationLookup, delegationFilter, isAssociation } from './delegationFilter.ts'

/** A delegate who manages supplies of the effective user, or has been asked to. */
export interface Delegate {
  readonly userId: number
  readonly document: string
  readonly name: string
  readonly email: string
  readonly phone: string
  /** The number of supplies. */
  readonly supplies: number
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

/** Delegations by id, as links name them. Null for a missing one, and for another user's alike. */
export function useDelegationsById(ids: readonly string[]) {
  return useQuestion(
    question('listDelegations', ['byId', ...ids], (signal) => delegationsById(ids, signal)),
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
export function useAskDelegate() {
  return useChange(async ({ document: documentNumber, role, cups, lastDay }: DelegationRequest) =>
    delegationsOf(
      await createDelegations({
        cups: [...cups],
        delegate: { documentNumber: normalizeIdentifier(documentNumber), role },
        endDate: endAfterLastDay(lastDay),
      }),
    ),
  )
}

function delegationsOf({ delegations }: Pick<ListDelegationsSuccess, 'delegations'>): Delegation[] {
  return delegations.items.map(delegationOf)
}

function delegatesOf({ delegates }: ListDelegatesSuccess): readonly Delegate[] {
  return delegates.items.map(delegateOf)
}

function delegateOf({ documentNumber, name, surName, userId, email, phone, supplies }: WireDelegate): Delegate {
  return { userId, document: documentNumber, name: `${name} ${surName}`.trim(), email, phone, supplies }
}
