import { defineConfig } from 'vitest/config'

/** Whole runs (in integration, or from the root's test command) leave a report for the requirements table. */
const reported = Boolean(process.env['CI'] ?? process.env['REPORTS'])

export default defineConfig({
  test: {
    name: 'api-spec',
    include: ['**/*.test.ts'],
    // Rules keep nothing, so nothing is gained by loading them anew for each file.
    isolate: false,
    // A limit finds what hangs, not what is slow on a busy machine.
    testTimeout: 60_000,
    reporters: reported ? ['default', 'json'] : ['default'],
    outputFile: { json: '../.reports/api-spec.json' },
  },
})
