import { paths } from '@acometida/api-spec/rules/clientPaths'
import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { maskEmail, normalizeEmail } from '@acometida/api-spec/rules/email'
import { phoneOrPlaceholder } from '@acometida/api-spec/rules/phone'
import { codeOf } from '#src/api/apiError.ts'
import { registerUser, type RegisterUserFailure } from '#src/api/generated/api.ts'
import type { Language } from '#src/base/i18n/languages.ts'
import { rememberSignUp } from './pendingSignUp.ts'
import { EMPTY_DRAFT, type SignUpDraft, signUpDraftStore } from './signUpDraft.store.ts'

type Circumstances = { readonly captcha: string | undefined; readonly language: Language }

/** The screen that follows. With `state` the form is done and Back must not return to it. */
type Destination = { readonly to: string; readonly state?: { readonly hash: string; readonly email: string } }

/** Signs up and tells which screen follows. Throws the refusals that the form itself shows. */
export async function signUp(draft: SignUpDraft, password: string, circumstances: Circumstances): Promise<Destination> {
  const email = normalizeEmail(draft.email)
  try {
    const { hash } = await registerUser({
      documentNumber: normalizeIdentifier(draft.document),
      name: draft.name.trim(),
      surName: draft.holder === 'company' ? '' : draft.surname.trim(),
      email,
      phone: phoneOrPlaceholder(draft.phone),
      password,
      gdprAccepted: '1',
      language: circumstances.language,
      ...(circumstances.captcha === undefined ? {} : { captcha: circumstances.captcha }),
    })
    if (hash === undefined) return { to: paths.signUpFailed }
    rememberSignUp({ hash, address: maskEmail(email) })
    signUpDraftStore.set(EMPTY_DRAFT)
    return { to: paths.signUpDone, state: { hash, email } }
  } catch (error) {
    if (codeOf<RegisterUserFailure>(error) === '2003') return { to: paths.signUpRefused }
    throw error
  }
}
