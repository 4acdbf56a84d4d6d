import { defineConfig } from 'vitest/config'
import { lastingThread } from './lastingThread.ts'

/**
 * Vitest's configuration for mutants of the server. It runs only the tests in MUTANTS_TESTS, because few concern one
 * folder.
 */
export default defineConfig({
  root: 'server',
  plugins: [lastingThread()],
  test: {
    // tryFolder.ts sets it.
    include: JSON.parse(process.env['MUTANTS_TESTS'] ?? '[]') as string[],
    globalSetup: './src/testing/template.setup.ts',
    testTimeout: 60_000,
  },
})
