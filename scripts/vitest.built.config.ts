import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** The configuration of tests of the build. They need `npm run build`, after which the test command runs them. */
export default defineConfig({
  test: {
    name: 'built',
    include: ['scripts/**/*.built.test.ts'],
    // Each file has servers and ports of its own.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: process.env['REPORTS'] ? ['default', ['json', { outputFile: '.reports/built.json' }]] : ['default'],
  },
})
