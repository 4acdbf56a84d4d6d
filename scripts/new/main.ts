import { generateContract } from '../lib/generateContract.ts'
import { runStep } from '../lib/step.ts'
import { readWords, refuse } from '../lib/words.mjs'
import { planArea } from './area.ts'
import { NotPossible } from './names.ts'
import { planOperation } from './operation.ts'
import { carryOut, type Plan } from './plan.ts'
import { planScreen } from './screen.ts'

/** Writes a skeleton in the style of the house: it compiles, and fails where somebody has to decide. */
const { values, words } = readWords('new')
const [kind = '', name = ''] = words

try {
  const plan = planOf(kind)
  const { made, changed } = carryOut(plan)
  await runStep('oxfmt', [...made, ...changed])
  await generateContract()
  console.log(
    ['Written:', ...indented(made), 'Changed:', ...indented(changed), 'Left to decide:', ...indented(plan.left)].join(
      '\n',
    ),
  )
} catch (error) {
  if (error instanceof NotPossible) refuse('new', error.message)
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function planOf(kind: string): Plan {
  if (kind === 'operation') return planOperation(name, values)
  const { area, method, path } = values
  if (method !== undefined) throw new NotPossible('Only an operation has a --method.')
  if (kind === 'screen') return planScreen(name, { area, path })
  if (area !== undefined || path !== undefined) throw new NotPossible('An area has neither --area nor --path.')
  return planArea(name)
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
