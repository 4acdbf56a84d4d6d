import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'seed', include: ['src/**/*.test.ts'], environment: 'node', isolate: false, testTimeout: 60_000 },
})
