import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { present } from '@acometida/api-spec/testing/present.ts'
import { expect, test } from 'vitest'

interface Plan {
  plan: 'Run' | 'EarlyResult'
  netTime?: number
  mutant: { fileName: string; replacement: string; status?: string }
  runOptions?: { testFilter?: string[]; reloadEnvironment?: boolean }
}
interface Sample {
  onDryRunCompleted(run: { timing: { overhead: number }; result: { tests: readonly unknown[] } }): void
  onMutationTestingPlanReady(event: { mutantPlans: Plan[] }): void
}

// The compiler does not read the module, which is no TypeScript.
const { strykerPlugins } = (await import(pathToFileURL(join(import.meta.dirname, 'sample.mjs')).href)) as {
  strykerPlugins: { injectableClass: new (options: { mutantsBudgetMs: number }) => Sample }[]
}
const location = { start: { line: 1, column: 1 }, end: { line: 1, column: 9 } }

function planOf(number: number, more: Partial<Plan> = {}): Plan {
  const mutant = { fileName: '/a/b.ts', mutatorName: 'BooleanLiteral', replacement: String(number), location }
  return { plan: 'Run', netTime: 100, mutant, runOptions: { testFilter: ['a test'] }, ...more }
}

/** The mutants that are tried within a budget. */
function tried(mutantPlans: Plan[], mutantsBudgetMs: number): string[] {
  const sample = new (present(strykerPlugins[0]).injectableClass)({ mutantsBudgetMs })
  sample.onDryRunCompleted({ timing: { overhead: 5_000 }, result: { tests: [{}, {}] } })
  sample.onMutationTestingPlanReady({ mutantPlans })
  return mutantPlans.filter(({ plan }) => plan === 'Run').map(({ mutant }) => mutant.replacement)
}

const plans = (count: number, more: Partial<Plan> = {}) =>
  Array.from({ length: count }, (_, number) => planOf(number, more))

test('tries all mutants that fit into the time', () => {
  expect(tried(plans(40), 60_000)).toHaveLength(40)
})

test('tries the same mutants each time, in any order of the plan, and marks the rest', () => {
  const all = plans(40)
  const some = tried(all, 3_000)
  expect(some.length).toBeGreaterThan(5)
  expect(some.length).toBeLessThan(20)
  expect(tried(plans(40).toReversed(), 3_000).toSorted()).toEqual(some.toSorted())
  expect(all.filter(({ mutant }) => mutant.status === 'Ignored')).toHaveLength(40 - some.length)
})

test('adds to a sample with more time and takes nothing from it', () => {
  expect(tried(plans(40), 6_000)).toEqual(expect.arrayContaining(tried(plans(40), 3_000)))
})

test('counts the cost of reloaded modules, and no cost for a mutant without tests', () => {
  const loaded = plans(40, { runOptions: { testFilter: ['a test'], reloadEnvironment: true } })
  expect(tried(loaded, 12_000)).toHaveLength(2)
  expect(tried(plans(40, { netTime: 0, runOptions: { testFilter: [] } }), 1)).toHaveLength(40)
})

test('leaves known results as they are', () => {
  const known = plans(3, { plan: 'EarlyResult' })
  tried(known, 1)
  expect(known.some(({ mutant }) => mutant.status === 'Ignored')).toBe(false)
})
