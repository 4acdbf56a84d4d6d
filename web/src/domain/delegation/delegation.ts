import { dateFromSpanish } from '@acometida/api-spec/rules/dates'
import { dayNumber } from '@acometida/api-spec/rules/calendar'
import { lastDayOfDelegation } from '@acometida/api-spec/rules/delegationEnd'
import type { Address, DelegateRole, Delegation as Wire } from '#src/api/generated/api.ts'
import { readable } from '#src/api/readable.ts'
import type { Code, OtherCode } from '#src/base/codes.ts'

/** A holder lets somebody else manage a supply, or has asked them to, or did once. Dates are `YYYY-MM-DD`. */
export interface Delegation {
  readonly id: string
  readonly cups: string
  readonly address: Address
  readonly role: DelegateRole
  readonly holder: Party
  readonly delegate: Party
  readonly since: string
  /** The last day on which it holds. */
  readonly lastDay: string
  /** `P` pending, `C` confirmed, `R` withdrawn; another one is as it came. */
  readonly status: string
  /** It was in force when the server answered. */
  readonly holds: boolean
}

export interface Party {
  readonly userId: number
  readonly document: string
  readonly name: string
}

/** A side of a delegation: given by somebody, or received. */
export type Side = 'given' | 'received'

/** The state of a delegation. Expired ones ran out; withdrawn ones were refused, given up or taken back. */
export type DelegationState = Code<'pending' | 'inForce' | 'endsSoon' | 'expired' | 'withdrawn'>

const SOON_DAYS = 30

/** The state of a delegation on a day. Status and dates are judged here alone. */
export function stateOf({ status, holds, lastDay }: Delegation, today: string): DelegationState {
  if (status === 'R') return 'withdrawn'
  // An answer may be of yesterday.
  if (lastDay < today) return 'expired'
  if (status === 'P') return 'pending'
  if (status !== 'C') return status as OtherCode
  if (!holds) return 'expired'
  return daysLeft(lastDay, today) < SOON_DAYS ? 'endsSoon' : 'inForce'
}

/** Whether it is in force or may come to be, and can be withdrawn. Others can only be cleared away. */
export function isOpen(state: DelegationState): boolean {
  return state !== 'expired' && state !== 'withdrawn'
}

/** Reads a delegation. Throws where it cannot be read. */
export function delegationOf(wire: Wire): Delegation {
  const { delegationId: id, cups, address, type: role, startDate, endDate, status, checked: holds } = wire
  return {
    id,
    cups,
    address,
    role,
    holder: partyOf(wire.holder),
    delegate: partyOf(wire.delegate),
    since: readable(dateFromSpanish(startDate)),
    lastDay: lastDayOfDelegation(readable(dateFromSpanish(endDate))),
    status,
    holds,
  }
}

/** The one across from somebody. */
export function otherParty(delegation: Delegation, side: Side): Party {
  return side === 'given' ? delegation.delegate : delegation.holder
}

function daysLeft(lastDay: string, today: string): number {
  return dayNumber(lastDay) + 1 - dayNumber(today)
}

function partyOf({ userId, documentNumber: document, name }: Wire['holder']): Party {
  return { userId, document, name }
}
