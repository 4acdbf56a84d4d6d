import { DelegationsUpdateLimits } from '@acometida/api-spec/generated/limits'
import { type Delegation, isOpen, delegationStateOf } from '#src/domain/delegation/delegation.ts'

/** The request of a link. */
export interface LinkRequest {
  readonly ids: readonly string[]
  readonly to: 'C' | 'R'
}

/** Reads the parameters of a link that confirms (C) or ends (R) delegations. Null if they are invalid. */
export function linkRequestOf(delegationIds = '', action = ''): LinkRequest | null {
  const ids = [...new Set(delegationIds.split(','))]
  const right = ids.length <= DelegationsUpdateLimits.delegationIds && ids.every((id) => /^[1-9]\d{0,14}$/.test(id))
  return right && (action === 'C' || action === 'R') ? { ids, to: action } : null
}

/** The delegations of a link, from the user's perspective. */
export interface LinkStatus {
  /** Delegations that can be answered as the link asks. */
  readonly open: readonly Delegation[]
  /** Delegations that are already as the link asks. */
  readonly already: readonly Delegation[]
  /** Delegations that the user gave, which only the other side can confirm. */
  readonly own: readonly Delegation[]
  /** Delegations that are over. */
  readonly over: readonly Delegation[]
  /** The number of delegations that are missing or belong to others. */
  readonly missing: number
}

/** Sorts a link's delegations, null for a missing one, by what `document` may do with them on a date. */
export function linkStatusOf(
  found: readonly (Delegation | null)[],
  to: LinkRequest['to'],
  document: string,
  today: string,
): LinkStatus {
  const there = found.filter((delegation) => delegation !== null)
  const sorted: Record<Place, Delegation[]> = { open: [], already: [], own: [], over: [] }
  for (const delegation of there) sorted[placeOf(delegation, to, document, today)].push(delegation)
  return { ...sorted, missing: found.length - there.length }
}

type Place = 'open' | 'already' | 'own' | 'over'

function placeOf(delegation: Delegation, to: LinkRequest['to'], document: string, today: string): Place {
  const state = delegationStateOf(delegation, today)
  if (to === 'R') return isOpen(state) ? 'open' : 'over'
  if (!isOpen(state)) return 'over'
  if (delegation.delegate.document !== document) return 'own'
  return state === 'pending' ? 'open' : 'already'
}
