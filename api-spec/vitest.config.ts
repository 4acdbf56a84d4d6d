import { defineConfig } from 'vitest/config'

/** Whole runs (in integration, or from the root's test command) leave a report for the requirements table. */
const reported = Boolean(process.env['CI'] ?? process.env['REPORTS'])

export default defineConfig({
  test: {
    name: 'api-spec',
    include: ['**/*.test.ts'],
    reporters: reported ? ['default', 'json'] : ['default'],
    outputFile: { json: '../.reports/api-spec.json' },
  },
})
