import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
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
        },
      },
    ],
    reporters: process.env['REPORTS'] ? ['default', ['json', { outputFile: '.reports/vitest.json' }]] : ['default'],
  },
})
