import { question } from '#src/api/composed.ts'
import { registerUser } from '#src/api/generated/api.ts'

/**
 * Whether a document, in normal form, can be signed up. Fails with 2017, 2019 or 2023. A check without an answer is no
 * answer: the submission asks again. Its refusals stand beside the field.
 */
export function documentCheck(documentNumber: string) {
  const check = { checkDocument: true, documentNumber } as const
  return question('registerUser', [check], (signal) => registerUser(check, { signal }), { retry: false })
}
