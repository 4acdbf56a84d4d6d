import { DelegationsUpdateLimits } from '@acometida/api-spec/generated/limits'
import { type Delegation, isOpen, stateOf } from '#src/domain/delegation/delegation.ts'

/** The delegations and the answer that a link names. */
export interface LinkAsked {
  readonly ids: readonly string[]
  readonly to: 'C' | 'R'
}

/** Reads the parameters of a link that asks to confirm (C) or end (R) delegations; null where they are none. */
export function linkAsked(delegationIds = '', action = ''): LinkAsked | null {
  const ids = [...new Set(delegationIds.split(','))]
  const right = ids.length <= DelegationsUpdateLimits.delegationIds && ids.every((id) => /^[1-9]\d{0,14}$/.test(id))
  return right && (action === 'C' || action === 'R') ? { ids, to: action } : null
}

/** The state of a link's delegations for the reader. */
export interface LinkStanding {
  /** Delegations that can be answered as the link asks. */
  readonly open: readonly Delegation[]
  /** Delegations that are already as the link asks. */
  readonly already: readonly Delegation[]
  /** Delegations that the reader gave, which only the other side can confirm. */
  readonly own: readonly Delegation[]
  /** Ended delegations. */
  readonly over: readonly Delegation[]
  /** The number of delegations that do not exist or are another's. */
  readonly missing: number
}

/** Sorts the delegations of a link, null for one that was not found, by what `document` may do with them on a day. */
export function standingOf(
  found: readonly (Delegation | null)[],
  to: LinkAsked['to'],
  document: string,
  today: string,
): LinkStanding {
  const there = found.filter((delegation) => delegation !== null)
  const sorted = { open: [], already: [], own: [], over: [] } as Record<Place, Delegation[]>
  for (const delegation of there) sorted[placeOf(delegation, to, document, today)].push(delegation)
  return { ...sorted, missing: found.length - there.length }
}

type Place = 'open' | 'already' | 'own' | 'over'

function placeOf(delegation: Delegation, to: LinkAsked['to'], document: string, today: string): Place {
  const state = stateOf(delegation, today)
  if (to === 'R') return isOpen(state) ? 'open' : 'over'
  if (!isOpen(state)) return 'over'
  if (delegation.delegate.document !== document) return 'own'
  return state === 'pending' ? 'open' : 'already'
}
