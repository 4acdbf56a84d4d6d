import { documentKind, normalizeIdentifier } from '@acometida/api-spec/rules/person/document'
import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/person/email'
import { isName } from '@acometida/api-spec/rules/person/name'
import { isRealPhone, normalizePhone } from '@acometida/api-spec/rules/person/phone'
import type { TFunction } from 'i18next'
import { errorText } from '#src/api/call/errorText.ts'
import { type NewPassword, newPasswordProblems } from '#src/domain/password/newPasswordProblems.ts'
import type { SignUpDraft } from './signUpDraft.store.ts'

type TypedSignUp = SignUpDraft & NewPassword & { readonly privacy: boolean }

/** The problems that the client can detect. */
export function signUpProblems(t: TFunction, typed: TypedSignUp) {
  const isMissing = (field: 'document' | 'name' | 'surname' | 'email') => typed[field].trim() === ''
  const needsSurname = typed.holder === 'person'
  return {
    document: isMissing('document') ? t('registration.document.missing') : documentProblem(t, typed),
    name: isMissing('name') ? t('registration.name.missing') : nameProblem(t, typed.name),
    surname: needsSurname
      ? isMissing('surname')
        ? t('registration.surname.missing')
        : nameProblem(t, typed.surname)
      : undefined,
    email: isMissing('email') ? t('registration.email.missing') : emailProblem(t, typed),
    phone: phoneProblem(t, typed),
    ...newPasswordProblems(t, typed, normalizeIdentifier(typed.document)),
    privacy: typed.privacy ? undefined : t('privacy.missing'),
  }
}

/** The problem of a typed document. The server refuses the utility's own codes. */
function documentProblem(t: TFunction, { document, holder }: SignUpDraft): string | undefined {
  const kind = documentKind(normalizeIdentifier(document))
  if (kind === undefined) return errorText(t, { code: '2017', message: null, service: '' })
  if (kind === 'company') return undefined
  if (holder === 'person') return kind === 'cif' ? t('registration.document.isCompany') : undefined
  return kind === 'cif' ? undefined : t('registration.document.isPerson')
}

/** The problem of a typed e-mail address. */
function emailProblem(t: TFunction, { email }: SignUpDraft): string | undefined {
  return isEmail(normalizeEmail(email)) ? undefined : t('registration.email.invalid')
}

function nameProblem(t: TFunction, name: string): string | undefined {
  return isName(name) ? undefined : t('uiShared.notName')
}

function phoneProblem(t: TFunction, { phone }: SignUpDraft): string | undefined {
  const number = normalizePhone(phone)
  return number === '' || isRealPhone(number) ? undefined : t('registration.phone.invalid')
}
