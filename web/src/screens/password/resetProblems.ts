import type { TFunction } from 'i18next'
import { shownErrorOf } from '#src/api/error.store.ts'
import { errorText } from '#src/api/errorText.ts'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'

/** The field that a refused reminder is about; none where it is about no field. */
export function resetProblems(t: TFunction, error: unknown): FieldProblem[] {
  const fieldId = FIELDS[shownErrorOf(error).code]
  return fieldId === undefined ? [] : [{ fieldId, message: errorText(t, error) }]
}

const FIELDS: Readonly<Record<string, string>> = {
  2015: 'username',
  2017: 'username',
  2403: 'phone',
  2404: 'email',
}
