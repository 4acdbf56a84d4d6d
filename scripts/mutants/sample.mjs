import { createHash } from 'node:crypto'

/**
 * Leaves out of a run what would take longer than its budget. Stryker knows no samples, but shows its reporters the
 * plan, each mutant with the time of the tests that reach it, before it follows it. The order is a hash of the mutants
 * themselves, so the same ones come first whenever and wherever it runs. Stryker also loads this in processes that know
 * no TypeScript.
 */
class Sample {
  static inject = ['options']

  constructor({ mutantsBudgetMs }) {
    this.budgetMs = mutantsBudgetMs
  }

  onDryRunCompleted({ timing, result }) {
    this.loadMs = timing.overhead
    this.tests = result.tests.length
  }

  onMutationTestingPlanReady({ mutantPlans }) {
    const open = mutantPlans
      .map((plan, index) => ({ plan, index, rank: rankOf(plan.mutant) }))
      .filter(({ plan }) => plan.plan === 'Run')
      .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    let spentMs = 0
    for (const { plan, index } of open) {
      spentMs += this.costMs(plan)
      if (spentMs <= this.budgetMs) continue
      const mutant = { ...plan.mutant, status: 'Ignored', statusReason: 'not in the sample' }
      mutantPlans[index] = { plan: 'EarlyResult', mutant }
    }
  }

  /**
   * Most mutants are killed by one of the first tests, and one in five lives through all. What no test reaches costs
   * nothing; what changes a module as it is loaded has all of them loaded anew.
   */
  costMs({ netTime, runOptions: { testFilter, reloadEnvironment } }) {
    if (testFilter?.length === 0) return 0
    const tests = testFilter?.length ?? this.tests
    return (
      (2 * netTime) / tests +
      netTime / 5 +
      (reloadEnvironment || process.env.MUTANTS_REMEMBER === 'yes' ? this.loadMs : 50)
    )
  }
}

function rankOf({ fileName, mutatorName, replacement, location: { start, end } }) {
  const name = fileName.split(/[\\/]/).at(-1)
  return createHash('sha256')
    .update([name, mutatorName, replacement, start.line, start.column, end.line, end.column].join('\n'))
    .digest('hex')
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'sample', injectableClass: Sample }]
