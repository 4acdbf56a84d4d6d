import { comparePairs } from '@acometida/api-spec/testing/schemaPairs.ts'
import { makeProgress } from './progress.ts'

/** The number of pairs between two reports of progress. */
const STEP = 5000

/** Compares pairs of random schemas, with Ajv as judge. Resolves to whether all comparisons are right. */
export async function schemas(pairs: number): Promise<boolean> {
  const { tell, end } = makeProgress()
  for (let done = 0; done < pairs; done += STEP) {
    const wrong = comparePairs({ pairs: Math.min(STEP, pairs - done), seed: done })
    if (wrong !== null) {
      end()
      console.log(`✗ pairs of schemas, after ${done}: ${wrong}`)
      return false
    }
    tell(`pairs of schemas ${Math.min(done + STEP, pairs)} of ${pairs}`)
    // Lets signals arrive between two steps.
    await new Promise(setImmediate)
  }
  end()
  console.log(`✓ ${pairs} pairs of schemas: each gap has a witness that Ajv confirms, and none is missed`)
  return true
}
