import { isMfaCode } from '@acometida/api-spec/rules/code'
import type { TFunction } from 'i18next'
import { shownErrorOf } from '#src/api/error.store.ts'
import { errorText } from '#src/api/errorText.ts'
import { newPasswordProblems } from '#src/domain/password/newPasswordProblems.ts'
import { PRIVACY_FIELD } from '#src/domain/privacy/PrivacyCheckbox.tsx'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { policyProblems } from './policyProblems.ts'

/** What the second step asks for. */
export interface TypedUpdate {
  readonly code: string
  readonly password: string
  readonly repeated: string
  readonly privacy: boolean
}

export const CODE_FIELD = 'code'

/** What is missing or wrong before anything is sent, in the order of the fields. */
export function updateProblems(t: TFunction, typed: TypedUpdate, document: string): FieldProblem[] {
  const { code, password, repeated, privacy } = typed
  return [
    ...(isMfaCode(code) ? [] : [{ fieldId: CODE_FIELD, message: t('password.update.codeMissing') }]),
    ...newPasswordProblems(t, { password, repeated, document }),
    ...(privacy ? [] : [{ fieldId: PRIVACY_FIELD, message: t('privacy.missing') }]),
  ]
}

/**
 * What the server refuses: the password (4008), or the code, which is what any other refusal is taken for (24031).
 * `sent`: another code is on its way, which the words of 24031 say.
 */
export function refusalProblems(t: TFunction, error: unknown, sent: boolean): FieldProblem[] {
  if (!isCodeRefusal(error)) return policyProblems(t, error)
  const message = sent ? errorText(t, { code: '24031', message: null, service: '' }) : t('password.update.codeWrong')
  return [{ fieldId: CODE_FIELD, message }]
}

/** Whether a failure is shown as 24031 and has another code sent. */
export function isCodeRefusal(error: unknown): boolean {
  return !OTHERWISE.has(shownErrorOf(error).code)
}

/** The words of a failure that is about no field. */
export function alertOf(t: TFunction, error: unknown): string | undefined {
  const { code } = shownErrorOf(error)
  if (code === '4008' || isCodeRefusal(error)) return undefined
  return code === '2004' ? t('errors.createRegistrationUser.2004') : errorText(t, error)
}

/** Failures that another code would not heal: password policy, security check, locked account, server in trouble. */
const OTHERWISE: ReadonlySet<string> = new Set(['4008', '2004', '2021', '2024', 'AAA', 'XXX'])
