import { expect, test } from 'vitest'
import { proveNoFalseAlarms } from './conformance/falseAlarms.ts'
import { proveMutants } from './conformance/mutants.ts'

// A tenth of `npm run proofs -- conformance`.

test('ten runs of the whole contract, each in another order, bring about each code on the built server and find nothing', async () => {
  expect(await proveNoFalseAlarms(10)).toBe(true)
}, 900_000)

test('of 200 answers that are broken on their way all but two are found, each in its operation', async () => {
  expect(await proveMutants(200)).toBe(true)
}, 900_000)
