import { expect, test } from 'vitest'
import { proveNoFalseAlarms } from './falseAlarms.ts'

// A tenth of `npm run lab -- proofs conformance`; mutants.built.test.ts has the tenth of its mutants.

test('finds nothing wrong with the built server in ten runs of the whole contract', async () => {
  expect(await proveNoFalseAlarms(10)).toBe(true)
}, 900_000)
