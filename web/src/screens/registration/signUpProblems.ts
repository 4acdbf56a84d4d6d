import { documentKind, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/email'
import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/phone'
import type { TFunction } from 'i18next'
import { errorText } from '#src/api/errorText.ts'
import { newPasswordProblems } from '#src/domain/password/newPasswordProblems.ts'
import { PRIVACY_FIELD } from '#src/domain/privacy/PrivacyCheckbox.tsx'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import type { SignUpDraft } from './signUpDraft.store.ts'

export type SignUpSecrets = { readonly password: string; readonly repeated: string; readonly privacy: boolean }

/** What is wrong with the form as far as it can be told here, in the order of its fields. */
export function signUpProblems(t: TFunction, draft: SignUpDraft, secrets: SignUpSecrets): FieldProblem[] {
  const document = normalizeIdentifier(draft.document)
  const found: readonly (readonly [field: string, message: string | undefined])[] = [
    ['document', draft.document.trim() === '' ? t('registration.document.missing') : documentProblem(t, draft)],
    ['name', draft.name.trim() === '' ? t('registration.name.missing') : undefined],
    [
      'surname',
      draft.holder === 'person' && draft.surname.trim() === '' ? t('registration.surname.missing') : undefined,
    ],
    ['email', draft.email.trim() === '' ? t('registration.email.missing') : emailProblem(t, draft)],
    ['phone', phoneProblem(t, draft)],
  ]
  return [
    ...found.flatMap(([fieldId, message]) => (message === undefined ? [] : [{ fieldId, message }])),
    ...newPasswordProblems(t, { ...secrets, document }),
    ...(secrets.privacy ? [] : [{ fieldId: PRIVACY_FIELD, message: t('privacy.missing') }]),
  ]
}

/** What is wrong with a document that has been typed. The codes that the utility gives are the server's to refuse. */
export function documentProblem(t: TFunction, { document, holder }: SignUpDraft): string | undefined {
  const kind = documentKind(normalizeIdentifier(document))
  if (kind === undefined) return errorText(t, { code: '2017', message: null, service: '' })
  if (kind === 'company') return undefined
  if (holder === 'person') return kind === 'cif' ? t('registration.document.isCompany') : undefined
  return kind === 'cif' ? undefined : t('registration.document.isPerson')
}

/** What is wrong with an e-mail address that has been typed. */
export function emailProblem(t: TFunction, { email }: SignUpDraft): string | undefined {
  return isEmail(normalizeEmail(email)) ? undefined : t('registration.email.invalid')
}

function phoneProblem(t: TFunction, { phone }: SignUpDraft): string | undefined {
  const number = normalizePhone(phone)
  return number === '' || isRealPhone(number) ? undefined : t('registration.phone.invalid')
}
