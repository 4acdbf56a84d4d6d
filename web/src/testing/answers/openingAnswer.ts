import { example } from '@acometida/api-spec/operations/example.ts'
import type { LogInSuccess } from '#src/api/generated/api.ts'
import { isOpening, type OpeningAnswer } from '#src/session/tokens/openSession.ts'

/** The answer of a log-in with a code, with changes to its fields and to those of its user. */
export function openingAnswer(
  codResult: LogInSuccess['result']['codResult'] = '0000',
  { user, ...changes }: Partial<Omit<LogInSuccess, 'user'>> & { readonly user?: Partial<OpeningAnswer['user']> } = {},
): OpeningAnswer {
  const answer: LogInSuccess = example('logIn')
  if (!isOpening(answer)) throw new Error('The first example of logIn opens no session.')
  return { ...answer, result: { ...answer.result, codResult }, ...changes, user: { ...answer.user, ...user } }
}
