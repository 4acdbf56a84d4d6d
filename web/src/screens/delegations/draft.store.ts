import { isDate } from '@acometida/api-spec/rules/calendar'
import { delegationEndProblem, endAfterLastDay } from '@acometida/api-spec/rules/delegationEnd'
import { isDocument, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { whenForgetting } from '#src/api/forget.ts'
import { makeStore } from '#src/api/store.ts'
import type { Delegation } from '#src/domain/delegation/delegation.ts'
import type { Kind } from './kind.ts'

/** What has been answered of entrusting supplies to somebody, as it was typed. */
export interface Draft {
  readonly kind: Kind['id']
  readonly document: string
  readonly cups: readonly string[]
  readonly lastDay: string
}

/** What came of it. */
export interface Sent {
  readonly name: string
  readonly lastDay: string
  readonly asked: number
  /** They were there, with another last day. */
  readonly moved: number
  readonly same: number
}

export const STEPS = ['who', 'supplies', 'until', 'check'] as const
export type Step = (typeof STEPS)[number]

/** As many supplies as one call takes. */
export const MOST_SUPPLIES = 100

/** Outlives its steps, each of which is a place in the history. */
export const draftStore = makeStore<Draft | null>(null)
/** The last one that was sent, for the page that says so. */
export const sentStore = makeStore<Sent | null>(null)
whenForgetting(() => {
  draftStore.set(null)
  sentStore.set(null)
})

/** The draft of a kind, empty where there is none. */
export function draftOf({ id }: Kind): Draft {
  const draft = draftStore.current()
  return draft?.kind === id ? draft : { kind: id, document: '', cups: [], lastDay: '' }
}

export function changeDraft(kind: Kind, part: Partial<Omit<Draft, 'kind'>>): void {
  draftStore.set({ ...draftOf(kind), ...part })
}

/** The step that may be shown: the one that was asked for, or an earlier one without a good answer. */
export function stepToShow(wanted: string | null, draft: Draft, own: string, today: string): Step {
  const answered: Readonly<Record<Step, boolean>> = {
    who: documentProblem(draft.document, own) === null,
    supplies: suppliesProblem(draft.cups) === null,
    until: lastDayProblem(draft.lastDay, today) === null,
    check: true,
  }
  const place = Math.max(
    0,
    STEPS.findIndex((step) => step === wanted),
  )
  return STEPS.find((step, nth) => nth >= place || !answered[step]) ?? 'who'
}

/** What keeps a document from being somebody's to ask. */
export function documentProblem(typed: string, own: string): 'missing' | 'wrong' | 'own' | null {
  const document = normalizeIdentifier(typed)
  if (document === '') return 'missing'
  if (!isDocument(document)) return 'wrong'
  return document === normalizeIdentifier(own) ? 'own' : null
}

export function suppliesProblem(cups: readonly string[]): 'missing' | 'many' | null {
  if (cups.length === 0) return 'missing'
  return cups.length > MOST_SUPPLIES ? 'many' : null
}

/** What is wrong with the last day of access, by the rule that the server refuses with. */
export function lastDayProblem(lastDay: string, today: string): 'missing' | 'past' | 'far' | null {
  if (!isDate(lastDay)) return 'missing'
  const problem = delegationEndProblem(endAfterLastDay(lastDay), today)
  return problem === null ? null : problem === 'TOO_FAR' ? 'far' : 'past'
}

/** Tells what was asked for anew from what had been there before, by how each ended then. */
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
