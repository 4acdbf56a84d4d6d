import type { Answer } from '@acometida/e2e/support/manglings.ts'

/** Answers `getUser` as if the user did not exist: it keeps to the contract, and succeeds for nobody. */
export function noSuchUser(answer: Answer): Answer {
  return { ...answer, body: '{"result":{"codResult":"2015","msgResult":"There is no such user."}}' }
}
