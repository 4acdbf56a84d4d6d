import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/email'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/apiError.ts'
import { question, useAnswers } from '#src/api/composed.ts'
import { registerUser, type RegisterUserFailure } from '#src/api/generated/api.ts'

/**
 * Whether an account may have an e-mail address, in normal form. Fails with 2003 or 2018. A check without an answer is
 * no answer: the submission asks again. Its refusals stand beside the field.
 */
export function emailCheck(email: string) {
  const check = { checkEmail: true, email } as const
  return question('registerUser', [check], (signal) => registerUser(check, { signal }), { retry: false })
}

/**
 * The check of a field for an address that is written to: the words of one that the utility does not write to, by its
 * own settings. That somebody's account has the address is no matter here, and neither is an empty field.
 */
export function useRefusedEmail(): (typed: string) => Promise<string | undefined> {
  const { t } = useTranslation()
  const { ask } = useAnswers()
  return async (typed) => {
    const email = normalizeEmail(typed)
    if (!isEmail(email)) return undefined
    const refused = await ask(emailCheck(email)).then(
      () => false,
      (error: unknown) => codeOf<RegisterUserFailure>(error) === '2003',
    )
    return refused ? t('furniture.emailRefused') : undefined
  }
}

/** The same for a field that no form holds: what there is against the address in it, and what asks once it is left. */
export function useLeftEmail(email: string): {
  readonly refusal: string | undefined
  readonly leave: () => Promise<void>
} {
  const refusedEmail = useRefusedEmail()
  const [refused, setRefused] = useState<{ readonly email: string; readonly words: string }>()
  const leave = async () => {
    const words = await refusedEmail(email)
    if (words !== undefined) setRefused({ email, words })
  }
  // Of any other address than the one that was asked about it says nothing.
  return { refusal: refused?.email === email ? refused.words : undefined, leave }
}
