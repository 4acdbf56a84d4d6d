import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One more than there are cores: tests of screens wait for timers, and those of commands for processes, for a sixth
    // of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      'api-spec',
      'server',
      'seed',
      'web',
      {
        test: {
          name: 'acometida',
          setupFiles: './api-spec/testing/quiet.setup.ts',
          include: ['packages/acometida/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: './server/src/testing/template.setup.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'testing',
          setupFiles: './api-spec/testing/quiet.setup.ts',
          include: ['packages/testing/src/**/*.test.ts'],
          environment: 'node',
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'scripts',
          setupFiles: './api-spec/testing/quiet.setup.ts',
          include: ['{scripts,deploy,e2e/gallery}/**/*.test.ts'],
          // A package links to the others of the workspace.
          exclude: ['**/node_modules/**', '**/*.built.test.ts', 'scripts/new/templates/**'],
          environment: 'node',
          // Loading the server and the contract anew for each file cost more than many of the tests.
          isolate: false,
          globalSetup: './server/src/testing/template.setup.ts',
          testTimeout: 60_000,
        },
      },
    ],
    reporters: process.env['REPORTS'] ? ['dot', ['json', { outputFile: '.reports/vitest.json' }]] : ['default'],
  },
})
