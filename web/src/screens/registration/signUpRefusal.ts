import type { TFunction } from 'i18next'
import { shownErrorOf } from '#src/api/error.store.ts'
import { errorText } from '#src/api/errorText.ts'
import { problemsAt } from '#src/api/problemsAt.ts'
import { NEW_PASSWORD_FIELD } from '#src/domain/password/newPasswordProblems.ts'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'

/** The field that a refusal of the sign-up, or of a check before it, belongs to; undefined where it belongs to none. */
export function refusedField(t: TFunction, error: unknown): FieldProblem | undefined {
  const { code } = shownErrorOf(error)
  const fieldId = FIELDS[code]
  if (fieldId === undefined) return refusedParts(t, error)[0]
  return { fieldId, message: code === '2003' ? t('registration.email.refused') : errorText(t, error) }
}

/** What a server that checks more than this form refused, at the fields it was typed into. */
function refusedParts(t: TFunction, error: unknown): FieldProblem[] {
  return problemsAt(error, {
    documentNumber: { fieldId: 'document', message: errorText(t, { code: '2017', message: null, service: '' }) },
    email: { fieldId: 'email', message: t('registration.email.invalid') },
    phone: { fieldId: 'phone', message: t('registration.phone.invalid') },
  })
}

/** The words of a refusal that belongs to no field. */
export function refusalText(t: TFunction, error: unknown): string {
  const { code } = shownErrorOf(error)
  if (code === '2004') return t('errors.createRegistrationUser.2004')
  if (code === '2005') return t('errors.createRegistrationUser.2005b')
  return errorText(t, error)
}

/** 2003 is the address's only in the check of the address: refusing a whole sign-up, it leads to a page of its own. */
const FIELDS: Readonly<Record<string, string>> = {
  '2003': 'email',
  '2017': 'document',
  '2018': 'email',
  '2019': 'document',
  '2023': 'document',
  '4008': NEW_PASSWORD_FIELD,
}
