import { passwordViolations } from '@acometida/api-spec/rules/person/password'
import type { TFunction } from 'i18next'
import { brandWords } from './brandWords.ts'

/** The values of NewPasswordFields. */
export type NewPassword = { readonly newPassword: string; readonly repeatedPassword: string }

export const NO_PASSWORD: NewPassword = { newPassword: '', repeatedPassword: '' }

/** The problems of a new password. `document` is the user's in normal form, empty while unknown. */
export function newPasswordProblems(t: TFunction, { newPassword, repeatedPassword }: NewPassword, document: string) {
  return { newPassword: chosenProblem(t, newPassword, document), repeatedPassword: repeatedProblem() }

  function repeatedProblem(): string | undefined {
    if (repeatedPassword === '') return t('newPassword.problem.repeatMissing')
    return repeatedPassword === newPassword ? undefined : t('newPassword.problem.different')
  }
}

function chosenProblem(t: TFunction, password: string, document: string): string | undefined {
  if (password === '') return t('newPassword.problem.missing')
  return passwordViolations(password, { document, brandWords: brandWords() }).length > 0
    ? t('newPassword.problem.rules')
    : undefined
}
