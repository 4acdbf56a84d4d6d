import { queryOptions } from '@tanstack/react-query'
import { registerUser } from '#src/api/generated/calls.ts'

/**
 * Whether an account may have an e-mail address, in normal form. Fails with 2003 or 2018. A check without an answer is no
 * answer: the submission asks again. Its refusals stand beside the field.
 */
export function emailCheck(email: string) {
  return queryOptions({
    queryKey: ['checkEmail', email],
    queryFn: ({ signal }) => registerUser({ checkEmail: true, email }, { signal }),
    retry: false,
  })
}
