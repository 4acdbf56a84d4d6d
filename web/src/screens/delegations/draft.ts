import { DelegationsCreationLimits } from '@acometida/api-spec/generated/limits'
import { isDocument, normalizeIdentifier } from '@acometida/api-spec/rules/person/document'
import { delegationEndProblem, endAfterLastDay } from '@acometida/api-spec/rules/supply/delegationEnd'
import { isDate } from '@acometida/api-spec/rules/time/calendar'
import type { Delegation } from '#src/domain/delegation/delegation.ts'

/** The answers of the wizard, as typed. */
export interface DelegationDraft {
  readonly document: string
  readonly cups: readonly string[]
  readonly lastDay: string
}

/** The result of sending. */
export interface Sent {
  readonly name: string
  readonly lastDay: string
  readonly created: number
  /** Existing delegations with a changed last day. */
  readonly moved: number
  readonly same: number
}

export const DELEGATION_STEPS = ['grant', 'check'] as const
export type DelegationStep = (typeof DELEGATION_STEPS)[number]

/** The empty draft. */
export const NO_DRAFT: DelegationDraft = { document: '', cups: [], lastDay: '' }

/** Whether a step has a valid answer. */
export function isDelegationAnswered(
  step: DelegationStep,
  { document, cups, lastDay }: DelegationDraft,
  own: string,
  today: string,
): boolean {
  if (step === 'check') return true
  return [documentProblem(document, own), suppliesProblem(cups), lastDayProblem(lastDay, today)].every(
    (problem) => problem === null,
  )
}

/** The problem of a delegate's document. */
export function documentProblem(typed: string, own: string): 'missing' | 'wrong' | 'own' | null {
  const document = normalizeIdentifier(typed)
  if (document === '') return 'missing'
  if (!isDocument(document)) return 'wrong'
  return document === normalizeIdentifier(own) ? 'own' : null
}

export function suppliesProblem(cups: readonly string[]): 'missing' | 'many' | null {
  if (cups.length === 0) return 'missing'
  return cups.length > DelegationsCreationLimits.cups ? 'many' : null
}

/** The problem of the last day of access, `2026-12-31`, by the server's rule. */
export function lastDayProblem(lastDay: string, today: string): 'missing' | 'past' | 'far' | null {
  if (!isDate(lastDay)) return 'missing'
  const problem = delegationEndProblem(endAfterLastDay(lastDay), today)
  return problem === null ? null : problem === 'TOO_FAR' ? 'far' : 'past'
}

/** Splits the result into new, moved and unchanged delegations, by their last days before. */
export function sentOf(answered: readonly Delegation[], before: readonly Delegation[], lastDay: string): Sent {
  const lastDayById = new Map(before.map((delegation) => [delegation.id, delegation.lastDay]))
  const old = answered.filter(({ id }) => lastDayById.has(id))
  const same = old.filter((delegation) => lastDayById.get(delegation.id) === delegation.lastDay).length
  return {
    name: answered[0]?.delegate.name ?? '',
    lastDay,
    created: answered.length - old.length,
    moved: old.length - same,
    same,
  }
}
