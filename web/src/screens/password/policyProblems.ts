import type { TFunction } from 'i18next'
import { shownErrorOf } from '#src/api/error.store.ts'
import { errorText } from '#src/api/errorText.ts'
import { NEW_PASSWORD_FIELD } from '#src/domain/password/newPasswordProblems.ts'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'

/** The password that the server refuses by its own rules (4008); none for another failure. */
export function policyProblems(t: TFunction, error: unknown): FieldProblem[] {
  if (shownErrorOf(error).code !== '4008') return []
  return [{ fieldId: NEW_PASSWORD_FIELD, message: errorText(t, error) }]
}
