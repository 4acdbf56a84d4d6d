import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** The tests of the two packages that others install. */
const packages = [
  'scripts/delivery/package.built.test.ts',
  'scripts/delivery/packTesting.built.test.ts',
  'scripts/delivery/publish.built.test.ts',
]
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

/** The configuration of tests of the build. They need `npm run build`, after which the test command runs them. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'built',
          include: ['{scripts,deploy}/**/*.built.test.ts'],
          exclude: ['**/node_modules/**', ...packages],
          ...timeouts,
        },
      },
      {
        test: {
          name: 'packages',
          include: packages,
          globalSetup: './scripts/testing/installed.setup.ts',
          ...timeouts,
        },
      },
    ],
    // Each file has servers and ports of its own.
    maxWorkers: availableParallelism(),
    reporters: process.env['REPORTS'] ? ['dot', ['json', { outputFile: '.reports/built.json' }]] : ['default'],
  },
})
