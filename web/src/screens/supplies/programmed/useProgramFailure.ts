import { MAX_PENDING } from '@acometida/api-spec/rules/time/dueDate'
import { failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import type { CreateProgrammedReadFailure } from '#src/api/generated/api.ts'
import { useLocale } from '#src/base/useLocale.ts'

/** The text of a failure to program. */
export function useProgramFailure() {
  const { t, format } = useLocale()
  return (error: unknown, what: 'read' | 'query'): string => {
    const failure = failureOf<CreateProgrammedReadFailure>(error)
    const { message } =
      refusedFields(failure, {
        'body/meterId': { message: t(`programmed.full.${what}`, { most: format.number(MAX_PENDING) }) },
        'body/dueDate': { message: t('programmed.form.notTaken') },
        TS01000004: { message: t('supply.gone.text') },
      }) ?? {}
    return message ?? errorText(t, error)
  }
}
