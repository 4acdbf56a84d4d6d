import { DelegationsCreationLimits } from '@acometida/api-spec/generated/limits'
import { isDate } from '@acometida/api-spec/rules/calendar'
import { delegationEndProblem, endAfterLastDay } from '@acometida/api-spec/rules/delegationEnd'
import { isDocument, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import type { Delegation } from '#src/domain/delegation/delegation.ts'

/** The typed answers. */
export interface Draft {
  readonly document: string
  readonly cups: readonly string[]
  readonly lastDay: string
}

/** The result of sending. */
export interface Sent {
  readonly name: string
  readonly lastDay: string
  readonly asked: number
  /** Delegations that existed with another last day. */
  readonly moved: number
  readonly same: number
}

export const STEPS = ['who', 'supplies', 'until', 'check'] as const
export type Step = (typeof STEPS)[number]

/** An empty draft. */
export const NO_DRAFT: Draft = { document: '', cups: [], lastDay: '' }

/** Whether a step is answered. */
export function isAnswered(step: Step, { document, cups, lastDay }: Draft, own: string, today: string): boolean {
  if (step === 'who') return documentProblem(document, own) === null
  if (step === 'supplies') return suppliesProblem(cups) === null
  return step === 'check' || lastDayProblem(lastDay, today) === null
}

/** The problem with the delegate's document; null where there is none. */
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

/** The problem with the last day of access, by the server's rule. */
export function lastDayProblem(lastDay: string, today: string): 'missing' | 'past' | 'far' | null {
  if (!isDate(lastDay)) return 'missing'
  const problem = delegationEndProblem(endAfterLastDay(lastDay), today)
  return problem === null ? null : problem === 'TOO_FAR' ? 'far' : 'past'
}

/** Counts which of the answered delegations are new, which moved to another last day, and which stayed the same. */
export function sentOf(answered: readonly Delegation[], before: readonly Delegation[], lastDay: string): Sent {
  const known = new Map(before.map((delegation) => [delegation.id, delegation.lastDay]))
  const old = answered.filter(({ id }) => known.has(id))
  const same = old.filter((delegation) => known.get(delegation.id) === delegation.lastDay).length
  return {
    name: answered[0]?.delegate.name ?? '',
    lastDay,
    asked: answered.length - old.length,
    moved: old.length - same,
    same,
  }
}
