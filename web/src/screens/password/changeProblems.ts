import type { TFunction } from 'i18next'
import { shownErrorOf } from '#src/api/error.store.ts'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { policyProblems } from './policyProblems.ts'

export const CURRENT_FIELD = 'currentPassword'

/** The field that a refused change is about: the current password (1001) or the new one (4008). */
export function changeProblems(t: TFunction, error: unknown): FieldProblem[] {
  if (shownErrorOf(error).code === '1001') {
    return [{ fieldId: CURRENT_FIELD, message: t('password.change.currentWrong') }]
  }
  return policyProblems(t, error)
}
