import { expect, test } from 'vitest'
import { proveNoFalseAlarms } from './falseAlarms.ts'

// A tenth of `npm run proofs -- conformance`; mutants.built.test.ts has the tenth of its mutants.

test('ten runs of the whole contract, each in another order, bring about each code on the built server and find nothing', async () => {
  expect(await proveNoFalseAlarms(10)).toBe(true)
}, 900_000)
