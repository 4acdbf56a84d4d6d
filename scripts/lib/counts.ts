/** The numbers of passed, failed and skipped tests in a JSON report of vitest or Playwright. */
export function countsOf(report: unknown): { passed: number; failed: number; skipped: number } {
  // The first four are Vitest's, the last is Playwright's.
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, stats } = report as {
    numPassedTests?: number
    numFailedTests?: number
    numFailedTestSuites?: number
    numPendingTests?: number
    stats?: { skipped: number; expected: number; unexpected: number; flaky: number }
  }
  // A flaky test is a defect.
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
  const failedTests = numFailedTests ?? 0
  // A file that does not load has no tests to fail.
  const failed = failedTests === 0 && (numFailedTestSuites ?? 0) > 0 ? 1 : failedTests
  return { passed: numPassedTests ?? 0, failed, skipped: numPendingTests ?? 0 }
}
