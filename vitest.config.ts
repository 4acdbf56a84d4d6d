import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Every core: the main process, for which one is kept free as a rule, has little to do.
    maxWorkers: availableParallelism(),
    projects: [
      'api-spec',
      'server',
      'seed',
      'web',
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: ['**/*.built.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
    ],
    reporters: process.env['REPORTS'] ? ['default', ['json', { outputFile: '.reports/vitest.json' }]] : ['default'],
  },
})
