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
  /** It held when the server was asked. */
  readonly holds: boolean
}

export interface Party {
  readonly userId: number
  readonly document: string
  readonly name: string
}

/** Whose side of a delegation somebody stands on: they gave it, or it was given to them. */
export type Side = 'given' | 'received'

/** How a delegation stands. Expired ones ran out, withdrawn ones were refused, given up or taken back before. */
export type DelegationState = Code<'pending' | 'inForce' | 'endsSoon' | 'expired' | 'withdrawn'>

const SOON_DAYS = 30

/** How a delegation stands on a day: the one place where status and dates are judged. */
export function stateOf({ status, holds, lastDay }: Delegation, today: string): DelegationState {
  if (status === 'R') return 'withdrawn'
  // An answer may be of yesterday.
  if (lastDay < today) return 'expired'
  if (status === 'P') return 'pending'
  if (status !== 'C') return status as OtherCode
  if (!holds) return 'expired'
  return daysLeft(lastDay, today) < SOON_DAYS ? 'endsSoon' : 'inForce'
}

/** Whether it holds or may come to: what can be withdrawn. All others can only be cleared away. */
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
