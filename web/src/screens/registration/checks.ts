import { queryOptions } from '@tanstack/react-query'
import { registerUser } from '#src/api/generated/api.ts'

/** Whether a document, in normal form, can be signed up. Fails with 2017, 2019 or 2023. */
export function documentCheck(documentNumber: string) {
  return queryOptions({
    queryKey: ['checkDocument', documentNumber],
    queryFn: ({ signal }) => registerUser({ checkDocument: true, documentNumber }, { signal }),
    ...ONCE,
  })
}

/** Whether an e-mail address, in normal form, can be signed up. Fails with 2003 or 2018. */
export function emailCheck(email: string) {
  return queryOptions({
    queryKey: ['checkEmail', email],
    queryFn: ({ signal }) => registerUser({ checkEmail: true, email }, { signal }),
    ...ONCE,
  })
}

/** A check without an answer is no answer: the submission asks again. Its refusals stand beside the fields. */
const ONCE = { retry: false, meta: { screenShows: 'all' } } as const
