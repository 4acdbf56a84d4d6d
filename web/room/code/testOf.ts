import { snippetOf, itemOf } from './snippetOf.ts'
import type { WorldStep } from './steps.store.ts'

/** The operations that a world begins with. A test begins there too. */
const BEGINNINGS: ReadonlySet<string> = new Set(['createWorld', 'resetWorld'])
/** Operations with no effect in the world of a test: it has no such rule, its log is empty, and it ends by itself. */
const LEFT_OUT: ReadonlySet<string> = new Set(['deleteWorld', 'clearRequests', 'removeFault'])

/** The steps in one world as a Playwright test that builds it. `server` is as in `snippetOf`. */
export function testOf(steps: readonly WorldStep[], server: string): string {
  const start = steps.findLastIndex(({ operation }) => BEGINNINGS.has(operation))
  const done = steps.slice(start + 1).filter((step) => !LEFT_OUT.has(step.operation) && !isRemoved(step, steps))
  // The room itself sent this body.
  const { now, from } = JSON.parse(steps[start]?.body ?? '{}') as { now?: string; from?: string }
  const lines = [
    ...(from === undefined ? [] : [`// The world was a copy of ${from}; that of a test begins from the seed.`]),
    ...done.map((step, index) => lineOf(step, done.slice(0, index), server)),
  ]
  const has = (part: string) => lines.some((line) => line.includes(part))
  return [
    ...(has('await readFile(') ? ["import { readFile } from 'node:fs/promises'"] : []),
    "import { test as base } from '@playwright/test'",
    "import { acometida } from '@acometida/testing/playwright'",
    '',
    `const test = base.extend(acometida(${now === undefined ? '' : `{ at: '${now}' }`}))`,
    '',
    `test('what happens in this world', async ({ ${has('await as(') ? 'world, as' : 'world'} }) => {`,
    ...lines.map((line) => `  ${line}`),
    '})',
    '',
  ].join('\n')
}

/** Whether a fault rule was removed later. */
function isRemoved({ operation, made }: WorldStep, steps: readonly WorldStep[]): boolean {
  const isUndone = (other: WorldStep) => other.operation === 'removeFault' && itemOf(other) === String(made)
  return operation === 'addFault' && steps.some(isUndone)
}

/** A line of the test. A comment names a step that a test cannot repeat. */
function lineOf(step: WorldStep, before: readonly WorldStep[], server: string): string {
  const item = itemOf(step)
  if (step.operation === 'rewindWorld') return `// rewindWorld is left out: a test does not make call ${item}.`
  if (step.operation === 'signPayment')
    return `// With the order that the test starts: ${snippetOf(step, 'typescript', server)}`
  const isTaken = before.some(({ operation, made }) => operation === 'saveSnapshot' && made === item)
  if (step.operation.endsWith('Snapshot') && step.operation !== 'saveSnapshot' && !isTaken)
    return `// ${step.operation} of "${item}" is left out: it was taken earlier.`
  return snippetOf(step, 'typescript', server)
}
