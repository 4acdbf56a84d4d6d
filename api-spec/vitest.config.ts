import { defineConfig } from 'vitest/config'

/** Whole runs (in CI, or by the root's test command) write a report for the requirements table. */
const reported = Boolean(process.env['CI'] ?? process.env['REPORTS'])

export default defineConfig({
  test: {
    name: 'api-spec',
    include: ['**/*.test.ts'],
    setupFiles: './testing/quiet.setup.ts',
    // Rules keep no state, so nothing is gained by loading them again for each file.
    isolate: false,
    // The limit catches hangs, not slow tests on a busy machine.
    testTimeout: 60_000,
    reporters: reported ? ['default', 'json'] : ['default'],
    outputFile: { json: '../.reports/api-spec.json' },
  },
})
