import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { codeOf } from '#src/api/apiError.ts'
import { useAnswers } from '#src/api/composed.ts'
import type { RegisterUserFailure } from '#src/api/generated/api.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import { NO_PASSWORD } from '#src/domain/password/newPasswordProblems.ts'
import { emailCheck } from '#src/session/emailCheck.ts'
import { useForm } from '#src/ui/form/useForm.tsx'
import { documentCheck } from './documentCheck.ts'
import { signUp } from './signUp.ts'
import { signUpDraftStore } from './signUpDraft.store.ts'
import { signUpProblems } from './signUpProblems.ts'
import { signUpRefusals } from './signUpRefusal.ts'

/** The sign-up form and the calls it makes. The document and the address are asked about as soon as their fields are left. */
export function useSignUpForm() {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const { ask } = useAnswers()
  const [draft] = useState(signUpDraftStore.current)
  const { captcha, renew } = useCaptcha('')
  const askDocument = (document: string) => ask(documentCheck(normalizeIdentifier(document)))
  const askEmail = (email: string) => ask(emailCheck(normalizeEmail(email)))
  const fine = () => undefined

  const signUpForm = useForm({
    values: { ...draft, ...NO_PASSWORD, privacy: false },
    check: (typed) => signUpProblems(t, typed),
    checkLeft: {
      document: (typed) => askDocument(typed).then(fine, (error: unknown) => signUpRefusals(t, error)?.document),
      email: (typed) => askEmail(typed).then(fine, (error: unknown) => signUpRefusals(t, error)?.email),
    },
    onChange: ({ holder, document, name, surname, email, phone }) =>
      signUpDraftStore.set({ holder, document, name, surname, email, phone }),
    // The draft is there again for whoever comes back.
    freeToLeave: true,
    send: async (typed) => {
      await Promise.all([askDocument(typed.document), askEmail(typed.email)])
      return signUp(typed, typed.newPassword, { captcha: captcha.token, language: asLanguage(i18n.language) })
    },
    onSent: ({ to, state }) => void navigate(to, { state, replace: state !== undefined }),
    refused: (error) => {
      // What was sent is spent, whatever became of it. A server that refuses the dummy of localhost gets a real one.
      renew({ real: codeOf<RegisterUserFailure>(error) === '2004' })
      return signUpRefusals(t, error)
    },
  })
  return { signUpForm, captcha, renew }
}

export type SignUpForm = ReturnType<typeof useSignUpForm>['signUpForm']
