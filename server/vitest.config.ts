import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: './src/testing/template.setup.ts',
    // Each test has a server and a database of its own, so nothing is gained by loading the modules anew for each file.
    isolate: false,
    // Hashing a password takes its time, and more of it on a busy machine.
    testTimeout: 20_000,
  },
})
