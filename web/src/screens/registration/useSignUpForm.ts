import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { maskEmail } from '@acometida/api-spec/rules/person/email'
import { phoneOrPlaceholder } from '@acometida/api-spec/rules/person/phone'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { codeOf } from '#src/api/call/apiError.ts'
import { registerUser, type RegisterUserFailure } from '#src/api/generated/api.ts'
import { defineQuery, useQueryRunner } from '#src/api/query/definedQueries.ts'
import { asLanguage, type Language } from '#src/base/i18n/languages.ts'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { NO_PASSWORD } from '#src/domain/password/newPasswordProblems.ts'
import { emailCheck } from '#src/session/login/emailCheck.ts'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { rememberSignUp } from './pendingSignUp.ts'
import { EMPTY_DRAFT, type SignUpDraft, signUpDraftStore } from './signUpDraft.store.ts'
import { signUpProblems } from './signUpProblems.ts'
import { signUpRefusals } from './signUpRefusal.ts'

/** The sign-up form with its calls. Document and address are checked as soon as their fields are left. */
export function useSignUpForm() {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const { fetch } = useQueryRunner()
  const [draft] = useState(signUpDraftStore.current)
  const { captcha, renew, solved } = useCaptcha('')
  const checkDocument = (document: string) => fetch(documentCheck(document))
  const checkEmail = (email: string) => fetch(emailCheck(email))
  const fine = () => undefined

  const signUpForm = useForm({
    draft: null,
    values: { ...draft, ...NO_PASSWORD, privacy: false },
    check: (typed) => signUpProblems(t, typed),
    checkLeft: {
      document: (typed) => checkDocument(typed).then(fine, (error: unknown) => signUpRefusals(t, error)?.document),
      email: (typed) => checkEmail(typed).then(fine, (error: unknown) => signUpRefusals(t, error)?.email),
    },
    onChange: ({ holder, document, name, surname, email, phone }) =>
      signUpDraftStore.set({ holder, document, name, surname, email, phone }),
    // The draft is restored on return.
    freeToLeave: true,
    send: async (typed) => {
      await Promise.all([checkDocument(typed.document), checkEmail(typed.email)])
      return signUp(typed, typed.newPassword, { captcha: await solved(), language: asLanguage(i18n.language) })
    },
    onSent: ({ to, state }) => void navigate(to, { state, replace: state !== undefined }),
    refused: (error) => {
      // A captcha solution is valid once.
      renew()
      return signUpRefusals(t, error)
    },
  })
  return { signUpForm, captcha, renew }
}

export type SignUpForm = ReturnType<typeof useSignUpForm>['signUpForm']

/**
 * Whether a document in normal form can sign up. Fails with 2017, 2019 or 2023. A check without an answer decides
 * nothing: the submission checks again. The field shows its refusals.
 */
function documentCheck(documentNumber: string) {
  const check = { checkDocument: true, documentNumber } as const
  return defineQuery('registerUser', [check], (signal) => registerUser(check, { signal }), { retry: false })
}

type Circumstances = { readonly captcha: string | undefined; readonly language: Language }

/** The next screen. With `state` the form is done, and Back must not return to it. */
type Destination = { readonly to: string; readonly state?: { readonly hash: string; readonly email: string } }

/** Signs up and returns the next screen. Throws the refusals that the form shows. */
async function signUp(draft: SignUpDraft, password: string, circumstances: Circumstances): Promise<Destination> {
  const { email } = draft
  try {
    const { hash } = await registerUser({
      documentNumber: draft.document,
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
