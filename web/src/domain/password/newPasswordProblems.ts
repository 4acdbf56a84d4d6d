import { passwordViolations } from '@acometida/api-spec/rules/password'
import type { TFunction } from 'i18next'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { brandWords } from '@acometida/api-spec/rules/brandWords'

export const NEW_PASSWORD_FIELD = 'newPassword'
export const REPEATED_PASSWORD_FIELD = 'repeatedPassword'

type NewPassword = { readonly password: string; readonly repeated: string; readonly document: string }

/** What NewPasswordFields has to be told on submit; none where the password may be sent. */
export function newPasswordProblems(t: TFunction, { password, repeated, document }: NewPassword): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (password === '') {
    problems.push({ fieldId: NEW_PASSWORD_FIELD, message: t('newPassword.problem.missing') })
  } else if (passwordViolations(password, { document, brandWords }).length > 0) {
    problems.push({ fieldId: NEW_PASSWORD_FIELD, message: t('newPassword.problem.rules') })
  }
  if (repeated === '') {
    problems.push({ fieldId: REPEATED_PASSWORD_FIELD, message: t('newPassword.problem.repeatMissing') })
  } else if (repeated !== password) {
    problems.push({ fieldId: REPEATED_PASSWORD_FIELD, message: t('newPassword.problem.different') })
  }
  return problems
}
