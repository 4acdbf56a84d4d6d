import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { endAfterLastDay } from '@acometida/api-spec/rules/delegationEnd'
import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { filterOf } from '#src/api/filterOf.ts'
import { localDate } from '@acometida/api-spec/rules/madrid'
import { question, useChange, useQuestion } from '#src/api/composed.ts'
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
import { serverNowMs } from '#src/base/clock.ts'
import { useSession } from '#src/session/session.store.ts'
import { type Delegation, delegationOf, type Side } from './delegation.ts'
import { associationLookup, delegationFilter, isAssociation } from './delegationFilter.ts'

/** Somebody who manages supplies of the user in view, or has been asked to. */
export interface Delegate {
  readonly userId: number
  readonly document: string
  readonly name: string
  readonly email: string
  readonly phone: string
  /** The number of supplies. */
  readonly supplies: number
}

/** The delegations that the user in view has given, or was given; ended ones included. */
export function useDelegations(side: Side, role?: DelegateRole, { enabled = true } = {}) {
  const filter = delegationFilter({ side, role }, useSession())
  return useListDelegations(
    { filter, limit: PAGE_LIMITS.listDelegations, sort: '-startDate' },
    { query: { enabled, select: delegationsOf } },
  )
}

/** Whether the user in view is an association with delegated supplies, in a role. Nothing is asked for others. */
export function useIsEntrustedAssociation(role: DelegateRole): boolean {
  const session = useSession()
  const { data } = useListDelegations(associationLookup(role, session), {
    query: { enabled: isAssociation(session), select: ({ delegations }) => delegations.count > 0 },
  })
  return data ?? false
}

/** The people who manage supplies of the user in view in a role, or have been asked to. */
export function useDelegates(role: DelegateRole) {
  return useListDelegates({ filter: filterOf<'listDelegates'>({ role }) }, { query: { select: delegatesOf } })
}

/** Delegations by their ids, as a link names them: null for what is not there, and for another's alike. */
export function useDelegationsById(ids: readonly string[]) {
  return useQuestion(
    question('listDelegations', ['byId', ...ids], (signal) => delegationsById(ids, signal)),
    { enabled: ids.length > 0 },
  )
}

/** Looks delegations up, each by itself. */
export function delegationsById(ids: readonly string[], signal?: AbortSignal): Promise<(Delegation | null)[]> {
  return Promise.all(
    ids.map(async (delegationId) => {
      const params = { filter: filterOf<'listDelegations'>({ delegationId }), limit: 1 }
      const [found] = delegationsOf(await listDelegations(params, signal && { signal }))
      return found ?? null
    }),
  )
}

/** A request to manage supplies until a day. */
export interface Asked {
  readonly document: string
  readonly role: DelegateRole
  readonly cups: readonly string[]
  readonly lastDay: string
}

/** Asks somebody to manage supplies. Delegations that exist already get the new last day. */
export function useAskDelegate() {
  return useChange(async ({ document: documentNumber, role, cups, lastDay }: Asked) =>
    delegationsOf(
      await createDelegations({
        cups: [...cups],
        delegate: { documentNumber: normalizeIdentifier(documentNumber), role },
        endDate: endAfterLastDay(lastDay),
      }),
    ),
  )
}

/** The day on which the server judges what is over, `YYYY-MM-DD`. */
export function serverToday(): string {
  return localDate(serverNowMs())
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
