import { fieldsIn } from '../rules/fields.ts'

export type TestOutcome = {
  readonly title: string
  readonly passed: boolean
  /** The path as the runner reports it: absolute, or for a journey relative to `e2e/journeys`. */
  readonly file: string
}

/**
 * The tests of a JSON report of Vitest or Playwright. The shape of the report shows which. A Playwright test counts as
 * passed only if it ran and passed as expected, so a test marked to fail proves nothing. Throws if it is neither kind
 * of report.
 */
export function parseTestReport(report: unknown): TestOutcome[] {
  const { testResults, suites } = fieldsIn(report)
  if (Array.isArray(testResults)) return testResults.flatMap(vitestFile)
  if (Array.isArray(suites)) return suites.flatMap(playwrightSuite)
  throw new Error('not a report of Vitest or Playwright')
}

/** The end of a title with its brackets: `[FL-013 ER-010]`. Undefined if there are none. */
export function bracketsOf(title: string): string | undefined {
  return /\[[^[\]]+\](?=\s*$)/.exec(title)?.[0]
}

/** The requirement ids in a title. They are in square brackets at its end, `... [FL-013 ER-010]`. */
export function idsOfTitle(title: string): string[] {
  const words =
    bracketsOf(title)
      ?.slice(1, -1)
      .split(/[\s,]+/) ?? []
  return words.some((word) => /^[A-Z]{2}-\d+$/.test(word)) ? words.filter((word) => word !== '') : []
}

function vitestFile(file: unknown): TestOutcome[] {
  const { name = '', assertionResults } = fieldsIn(file)
  return listOf(assertionResults).map((test) => {
    const { title, status } = fieldsIn(test)
    return { title: String(title), passed: status === 'passed', file: String(name) }
  })
}

function playwrightSuite(suite: unknown): TestOutcome[] {
  const { specs, suites } = fieldsIn(suite)
  const own = listOf(specs).map((spec) => {
    const { title, tests, file = '' } = fieldsIn(spec)
    const runs = listOf(tests)
    return {
      title: String(title),
      passed: runs.length > 0 && runs.every(passedAsExpected),
      file: `e2e/journeys/${String(file)}`,
    }
  })
  return [...own, ...listOf(suites).flatMap(playwrightSuite)]
}

/** The last attempt decides: an earlier one may have failed if retries are allowed. */
function passedAsExpected(run: unknown): boolean {
  const { results, expectedStatus } = fieldsIn(run)
  return expectedStatus === 'passed' && fieldsIn(listOf(results).at(-1))['status'] === 'passed'
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
