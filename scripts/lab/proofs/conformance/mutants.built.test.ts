import { expect, test } from 'vitest'
import { proveMutants } from './mutants.ts'

// A tenth of `npm run lab -- proofs conformance`; falseAlarms.built.test.ts has the tenth of its runs.

test('finds all but two of 200 broken answers, each in its operation', async () => {
  expect(await proveMutants(200)).toBe(true)
}, 900_000)
