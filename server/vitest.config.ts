import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: './src/testing/template.setup.ts',
    // Each test has a server and a database of its own, so nothing is gained by loading the modules anew for each file.
    isolate: false,
    // Hashing passwords and moving worlds takes its time, and more of it on a busy machine: a limit finds what hangs,
    // not what is slow.
    testTimeout: 60_000,
  },
})
