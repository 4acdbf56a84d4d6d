import type { TFunction } from 'i18next'
import { codeOf, failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import type { RegisterUserFailure } from '#src/api/generated/api.ts'

/**
 * The problems at the fields that a refusal concerns. Undefined if it concerns none. 2003 belongs to the address only
 * in the address check; for the sign-up it opens a separate page.
 */
export function signUpRefusals(t: TFunction, error: unknown) {
  const words = errorText(t, error)
  return refusedFields(failureOf<RegisterUserFailure>(error), {
    '2003': { email: t('registration.email.refused') },
    '2017': { document: words },
    '2018': { email: words },
    '2019': { document: words },
    '2023': { document: words },
    '4008': { newPassword: words },
    'body/documentNumber': { document: errorText(t, { code: '2017', message: null, service: '' }) },
    'body/name': { name: t('uiShared.notName') },
    'body/surName': { surname: t('uiShared.notName') },
    'body/email': { email: t('registration.email.invalid') },
    'body/phone': { phone: t('registration.phone.invalid') },
    'body/password': { newPassword: t('newPassword.problem.rules') },
  })
}

/** The text of a refusal that concerns no field. */
export function refusalText(t: TFunction, error: unknown): string {
  const code = codeOf<RegisterUserFailure>(error)
  if (code === '2004') return t('errors.createRegistrationUser.2004')
  if (code === '2005') return t('errors.createRegistrationUser.2005b')
  return errorText(t, error)
}
