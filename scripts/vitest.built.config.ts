import { defineConfig } from 'vitest/config'

/** Tests of what the build makes: they need `npm run build` first, and run after it in the test command. */
export default defineConfig({
  test: {
    name: 'built',
    include: ['scripts/**/*.built.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: process.env['REPORTS'] ? ['default', ['json', { outputFile: '.reports/built.json' }]] : ['default'],
  },
})
