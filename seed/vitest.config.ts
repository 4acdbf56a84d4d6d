import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'seed',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: '../api-spec/testing/quiet.setup.ts',
    isolate: false,
    testTimeout: 60_000,
  },
})
