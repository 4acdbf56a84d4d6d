import type { DossierForm } from '@acometida/api-spec/generated/operations'
import { addDays } from '@acometida/api-spec/rules/calendar'
import { type DossierStatus, dossierStatuses as s, turnOf } from '@acometida/api-spec/rules/dossierStatus'
import { lastDayOf, termOf } from '@acometida/api-spec/rules/dossierTerms'
import { instantOf, localDate, startOfDay } from '@acometida/api-spec/rules/madrid'
import { sizeOf } from './charge.rules.ts'

/** What the review looks at. */
export interface ReviewFacts {
  /** The place is in the area of this distributor. */
  readonly served: boolean
  readonly coordinatesRight: boolean
}

/** Where a dossier goes when its term is over: the utility has done its part, or the customer kept silent. */
export function statusWhenDue(status: DossierStatus, form: DossierForm, facts: ReviewFacts): DossierStatus | undefined {
  if (status === s.pendingReview) return reviewed(facts)
  if (status === s.open) return tooMuch(form) ? s.denied : s.quoted
  return next[status]
}

/**
 * When the status of a dossier changes by itself: the utility acts on the last day of its term at nine, the silence of
 * the customer counts from the day after. Null where no term runs.
 */
export function dueAtOf(status: DossierStatus, sinceMs: number, form: DossierForm): number | null {
  const last = lastDayOfStatus(status, sinceMs, form)
  if (last === null) return null
  return turnOf(status) === 'utility' ? instantOf(last, '09:00:00') : startOfDay(addDays(last, 1))
}

/** The last local day of the term of a status; null where none runs. */
export function lastDayOfStatus(status: DossierStatus, sinceMs: number, form: DossierForm): string | null {
  const term = termOf(status, sizeOf(form))
  return term === undefined ? null : lastDayOf(term, localDate(sinceMs))
}

/** What the low-voltage grid takes in one point, in kW: a setting of the utility. */
const lowVoltageLimitKw = 100

const next: Partial<Readonly<Record<DossierStatus, DossierStatus>>> = {
  [s.registered]: s.annulled,
  [s.pendingDocumentation]: s.inadmissible,
  [s.pendingCorrection]: s.inadmissible,
  [s.valid]: s.open,
  [s.quoted]: s.outOfTime,
  [s.valued]: s.outOfTime,
  [s.charged]: s.inExecution,
  [s.inExecution]: s.inService,
  [s.inService]: s.closed,
}

function reviewed({ served, coordinatesRight }: ReviewFacts): DossierStatus {
  if (!served) return s.inadmissible
  return coordinatesRight ? s.valid : s.pendingCorrection
}

function tooMuch(form: DossierForm): boolean {
  const { powerKw, voltage } = sizeOf(form)
  return voltage === 'BT' && powerKw > lowVoltageLimitKw
}
