import { defineConfig } from 'vitest/config'
import { lastingThread } from './lastingThread.ts'

/** Vitest's configuration for mutants of the rules that client and server share. */
export default defineConfig({
  root: 'api-spec/rules',
  plugins: [lastingThread()],
  test: { include: ['**/*.test.ts'], testTimeout: 60_000 },
})
