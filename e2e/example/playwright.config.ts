import { defineConfig } from '@playwright/test'

/** The folder of Acometida, in which `npm start` runs. */
const acometida = process.env['ACOMETIDA'] ?? '../..'
/** The address of the client and the API. */
const url = 'http://localhost:4080'

export default defineConfig({
  fullyParallel: true,
  // The client retries a failed read twice before the page reports it.
  expect: { timeout: 15_000 },
  use: {
    baseURL: url,
    locale: 'es-ES',
    // A browser that is not Playwright's own, such as /usr/bin/chromium.
    launchOptions: process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {},
  },
  webServer: {
    command: 'npm start -- --built',
    cwd: acometida,
    url: `${url}/ready`,
    timeout: 180_000,
    // The seeded people, their bills and notices belong to this moment. The clock of the default world stands still
    // there.
    env: { PORT: '4080', DATABASE: ':memory:', NOW: '2026-03-16T10:00:00+01:00' },
    // On SIGTERM it ends the processes that it started.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
