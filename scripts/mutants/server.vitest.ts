import { defineConfig } from 'vitest/config'
import { lastingThread } from './lastingThread.ts'

/**
 * How Vitest tries mutants of the server: with the tests that MUTANTS_TESTS names, since few of all have to do with a
 * folder.
 */
export default defineConfig({
  root: 'server',
  plugins: [lastingThread()],
  test: {
    include: JSON.parse(process.env['MUTANTS_TESTS'] ?? '[]') as string[],
    globalSetup: './src/testing/template.setup.ts',
    testTimeout: 60_000,
  },
})
