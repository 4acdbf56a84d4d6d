import { isMfaCode } from '@acometida/api-spec/rules/person/code'
import type { TFunction } from 'i18next'
import { codeOf, type CodeOf } from '#src/api/call/apiError.ts'
import type { LogInFailure } from '#src/api/generated/api.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { type NewPassword, newPasswordProblems, NO_PASSWORD } from '#src/domain/password/newPasswordProblems.ts'

/** The values of the second step. */
export type TypedUpdate = { readonly code: string; readonly privacy: boolean } & NewPassword

export const NOTHING_TYPED: TypedUpdate = { code: '', ...NO_PASSWORD, privacy: false }

/** The problems before sending. */
export function updateProblems(t: TFunction, typed: TypedUpdate, document: string) {
  return {
    code: isMfaCode(typed.code) ? undefined : t('password.update.codeMissing'),
    ...newPasswordProblems(t, typed, document),
    privacy: typed.privacy ? undefined : t('privacy.missing'),
  }
}

/** Whether a failure is shown as 24031 and sends another code. */
export function isCodeRefusal(error: unknown): boolean {
  return !OTHERWISE.has(codeOf<LogInFailure>(error))
}

/** The text of a failure that concerns no field. */
export function alertText(t: TFunction, error: unknown): string {
  return codeOf<LogInFailure>(error) === '2004' ? t('errors.createRegistrationUser.2004') : errorText(t, error)
}

/** Failures that another code does not fix: password policy, captcha, locked account, server error. */
const OTHERWISE: ReadonlySet<CodeOf<LogInFailure>> = new Set(['4008', '2004', '2021', '2024', 'AAA', 'XXX'])
