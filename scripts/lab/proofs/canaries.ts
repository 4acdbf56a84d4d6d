import { randomBytes } from 'node:crypto'
import { redactor } from 'acometida/src/recording/redactor.ts'
import { makeCanaries } from 'acometida/src/recording/testing/canaries.ts'
import { findMarks } from 'acometida/src/recording/testing/findMarks.ts'
import { plantedCalls, written } from 'acometida/src/recording/testing/plantedCalls.ts'
import { makeProgress } from './progress.ts'

/**
 * Plants personal values in every place of the calls of all operations, and looks for them in their recording. Resolves
 * to whether none is left there, and all are found if nothing is redacted.
 */
export async function canaries(planted: number): Promise<boolean> {
  const { tell, end } = makeProgress()
  const made = makeCanaries()
  const redact = redactor(randomBytes(32))
  const found = new Set<string>()
  const left = new Set<string>()
  let calls = 0
  while (made.marks.size < planted) {
    for (const call of plantedCalls(made)) {
      calls += 1
      for (const mark of findMarks(written(call), made.marks)) found.add(mark)
      for (const mark of findMarks(written(redact(call)), made.marks)) left.add(mark)
    }
    tell(`canaries ${made.marks.size} of ${planted}`)
    // Lets signals arrive between two rounds.
    await new Promise(setImmediate)
  }
  end()
  const missed = made.marks.size - found.size
  const isProved = missed === 0 && left.size === 0
  console.log(
    `${isProved ? '✓' : '✗'} ${made.marks.size} values of people in ${calls} calls: ${left.size} are in the recording, and without the redactor ${found.size} are found`,
  )
  return isProved
}
