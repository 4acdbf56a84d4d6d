import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/person/email'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import { registerUser, type RegisterUserFailure } from '#src/api/generated/api.ts'
import { defineQuery, useQueryRunner } from '#src/api/query/definedQueries.ts'

/**
 * Whether an account may use an e-mail address in normal form. Fails with 2003 or 2018. A check without an answer
 * decides nothing: the submission checks again. The field shows its refusals.
 */
export function emailCheck(email: string) {
  const check = { checkEmail: true, email } as const
  return defineQuery('registerUser', [check], (signal) => registerUser(check, { signal }), { retry: false })
}

/**
 * The check of a contact address field. Returns the text for an address that the utility's settings exclude. An address
 * in use by an account is allowed, and so is an empty field.
 */
export function useRefusedEmail(): (typed: string) => Promise<string | undefined> {
  const { t } = useTranslation()
  const { fetch } = useQueryRunner()
  return async (typed) => {
    const email = normalizeEmail(typed)
    if (!isEmail(email)) return undefined
    const refused = await fetch(emailCheck(email)).then(
      () => false,
      (error: unknown) => codeOf<RegisterUserFailure>(error) === '2003',
    )
    return refused ? t('uiShared.emailRefused') : undefined
  }
}

/**
 * The same check for a field outside a form: the refusal of the current address, and the handler for leaving the field.
 */
export function useLeftEmail(email: string) {
  const refusedEmail = useRefusedEmail()
  const [refused, setRefused] = useState<{ readonly email: string; readonly words: string }>()
  const leave = async () => {
    const words = await refusedEmail(email)
    if (words !== undefined) setRefused({ email, words })
  }
  // A refusal applies to the checked address only.
  return { refusal: refused?.email === email ? refused.words : undefined, leave }
}
