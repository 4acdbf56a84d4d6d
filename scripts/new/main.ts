import { readWords, refuse } from '../commands.ts'
import { generateContract } from '../lib/generateContract.ts'
import { runStep } from '../lib/process/step.ts'
import { NotPossible } from './names.ts'
import type { OperationOptions } from './operation.ts'
import { carryOut } from './plan.ts'
import { planOf } from './planOf.ts'

/** Writes a skeleton in the style of the repository. It compiles, and fails where the author has to decide. */
const { values, words } = readWords<OperationOptions>('new')

try {
  const plan = planOf(words, values)
  const { made, changed } = carryOut(plan)
  await runStep('oxfmt', [...made, ...changed])
  console.log(
    ['Written:', ...indented(made), 'Changed:', ...indented(changed), 'Left to decide:', ...indented(plan.left)].join(
      '\n',
    ),
  )
  await generateContract()
} catch (error) {
  if (error instanceof NotPossible) refuse('new', error.message)
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
