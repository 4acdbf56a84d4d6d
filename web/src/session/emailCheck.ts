import { question } from '#src/api/composed.ts'
import { registerUser } from '#src/api/generated/api.ts'

/**
 * Whether an account may have an e-mail address, in normal form. Fails with 2003 or 2018. A check without an answer is no
 * answer: the submission asks again. Its refusals stand beside the field.
 */
export function emailCheck(email: string) {
  const check = { checkEmail: true, email } as const
  return question('registerUser', [check], (signal) => registerUser(check, { signal }), { retry: false })
}
