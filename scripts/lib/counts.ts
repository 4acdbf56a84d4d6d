/** How many tests passed and failed by the JSON report of vitest or Playwright. */
export function countsOf(report: unknown): { passed: number; failed: number } {
  const { numPassedTests, numFailedTests, numFailedTestSuites, stats } = report as {
    numPassedTests?: number
    numFailedTests?: number
    numFailedTestSuites?: number
    stats?: { expected: number; unexpected: number; flaky: number }
  }
  // A flaky test is a defect.
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  const failedTests = numFailedTests ?? 0
  // A file that does not load has no tests to fail.
  return { passed: numPassedTests ?? 0, failed: failedTests === 0 && (numFailedTestSuites ?? 0) > 0 ? 1 : failedTests }
}
