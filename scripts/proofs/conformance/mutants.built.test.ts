import { expect, test } from 'vitest'
import { proveMutants } from './mutants.ts'

// A tenth of `npm run proofs -- conformance`; falseAlarms.built.test.ts has the tenth of its runs.

test('of 200 answers that are broken on their way all but two are found, each in its operation', async () => {
  expect(await proveMutants(200)).toBe(true)
}, 900_000)
