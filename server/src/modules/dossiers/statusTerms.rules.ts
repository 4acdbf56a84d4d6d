import type { DossierForm } from '@acometida/api-spec/generated/operations'
import { type DossierStatus, turnOf } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { lastDayOf, sizeOf, termOf } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { endOfDay, instantOf, localDate } from '@acometida/api-spec/rules/time/localTime'

/**
 * When the status of a dossier changes by itself: the utility acts on the last day of its term at nine, and the silence
 * of the customer counts from the day after. Null without a term.
 */
export function dueAtOf(status: DossierStatus, sinceMs: number, form: DossierForm): number | null {
  const last = lastDayOfStatus(status, sinceMs, form)
  if (last === null) return null
  return turnOf(status) === 'utility' ? instantOf(last, '09:00:00') : endOfDay(last)
}

/** The last local day of the term of a status, such as `2026-04-20`; null without a term. */
export function lastDayOfStatus(status: DossierStatus, sinceMs: number, form: DossierForm): string | null {
  const term = termOf(status, sizeOf(form))
  return term === undefined ? null : lastDayOf(term, localDate(sinceMs))
}
