import { createHash } from 'node:crypto'

/**
 * Drops the mutants of a run that exceed its budget. Stryker has no samples, but before it starts it shows its
 * reporters the plan: each mutant with the time of the tests that reach it. The order is a hash of the mutants
 * themselves, so the same ones come first in every run and on every machine. This is plain JavaScript, because Stryker
 * also loads it in processes without TypeScript.
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
   * Most mutants are killed by one of the first tests, and one in five survives all. A mutant that no test reaches
   * costs nothing. One that changes the loading of a module reloads all modules.
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
