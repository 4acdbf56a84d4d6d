import { lastDayOfDelegation } from '@acometida/api-spec/rules/supply/delegationEnd'
import { dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { dateFromSpanish } from '@acometida/api-spec/rules/time/dates'
import { parsed } from '#src/api/call/parse.ts'
import type { DelegateRole, Delegation as Wire } from '#src/api/generated/api.ts'
import { type Code, otherCode } from '#src/base/codes.ts'

/** A holder's delegation of a supply to somebody: offered, in force or ended. Dates are local, as in `2026-03-14`. */
export interface Delegation extends Readonly<Pick<Wire, 'cups' | 'address'>> {
  readonly id: string
  readonly role: DelegateRole
  readonly holder: Party
  readonly delegate: Party
  readonly since: string
  /** The last day on which it is valid. */
  readonly lastDay: string
  /** `P` pending, `C` confirmed, `R` withdrawn. Others as received. */
  readonly status: string
  /** It was in force at the time of the answer. */
  readonly holds: boolean
}

export interface Party {
  readonly userId: number
  readonly document: string
  readonly name: string
}

/** A user's side of a delegation: they gave or received it. */
export type Side = 'given' | 'received'

/** The state of a delegation. Expired ones ran out; withdrawn ones were refused, given up or revoked before. */
export type DelegationState = Code<'pending' | 'inForce' | 'endsSoon' | 'expired' | 'withdrawn'>

const SOON_DAYS = 30

/** The state of a delegation on a date, `2026-03-14`. The only place that evaluates status and dates. */
export function delegationStateOf({ status, holds, lastDay }: Delegation, today: string): DelegationState {
  if (status === 'R') return 'withdrawn'
  // The answer may be from yesterday.
  if (lastDay < today) return 'expired'
  if (status === 'P') return 'pending'
  if (status !== 'C') return otherCode(status)
  if (!holds) return 'expired'
  const daysLeft = dayNumber(lastDay) + 1 - dayNumber(today)
  return daysLeft < SOON_DAYS ? 'endsSoon' : 'inForce'
}

/** Whether a delegation is or may become effective, so that it can be withdrawn. All others can only be deleted. */
export function isOpen(state: DelegationState): boolean {
  return state !== 'expired' && state !== 'withdrawn'
}

/** Reads a delegation. Throws if it cannot be read. */
export function delegationOf(wire: Wire): Delegation {
  const { delegationId: id, cups, address, type: role, startDate, endDate, status, checked: holds } = wire
  return {
    id,
    cups,
    address,
    role,
    holder: partyOf(wire.holder),
    delegate: partyOf(wire.delegate),
    since: parsed(dateFromSpanish(startDate)),
    lastDay: lastDayOfDelegation(parsed(dateFromSpanish(endDate))),
    status,
    holds,
  }
}

/** The other party of a delegation. */
export function otherParty(delegation: Delegation, side: Side): Party {
  return side === 'given' ? delegation.delegate : delegation.holder
}

function partyOf({ userId, documentNumber: document, name }: Wire['holder']): Party {
  return { userId, document, name }
}
