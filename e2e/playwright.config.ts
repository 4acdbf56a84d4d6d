import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { startsAt } from './support/startsAt.ts'

/** The API and the built client, on one port. If the environment names their address, they run there already. */
const port = Number(process.env['E2E_PORT'] ?? 4300)
const running = process.env['ACOMETIDA_URL']
const server = running ?? `http://127.0.0.1:${port}`
process.env['SERVER_URL'] = server

/** The file of the report that the test command reads. */
const report = process.env['REPORTS']

const chromium = process.env['CHROMIUM']
// Root has no sandbox of its own. The other flags stop the browser from calling home.
const args = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page does not live long enough to repay the compilation of optimised code, and a larger young generation drops
  // what it made at once: a tenth less processor time.
  '--js-flags=--no-opt --no-maglev --min-semi-space-size=32 --max-semi-space-size=64',
]
if (process.getuid?.() === 0) args.push('--no-sandbox')

const ownServer = {
  // It ends with the journeys, even if they are killed.
  command: 'node --import ./packages/acometida/endWithParent.mjs --import tsx scripts/server.ts',
  cwd: '..',
  url: `${server}/ready`,
  env: {
    PORT: String(port),
    CLIENT_DIR: 'web/dist',
    ROOM_DIR: 'web/room/dist',
    GALLERY_DIR: '.reports/gallery',
    CLIENT_URL: server,
    DATABASE: ':memory:',
    NOW: startsAt,
    NODE_ENV: 'test',
  },
  stdout: 'ignore',
  timeout: 180_000,
} as const

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.reports/journeys',
  fullyParallel: true,
  // One more than there are cores, because a journey spends a quarter of its time on timers and frames.
  workers: availableParallelism() + 1,
  retries: 0,
  // The limit catches hangs, not slow journeys on a busy machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: report ? [['line'], ['json', { outputFile: `../.reports/${report}` }]] : 'list',
  use: {
    baseURL: server,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'es-ES',
    // Shorter than the limit of a journey, whose message does not say what the journey waited for.
    actionTimeout: 30_000,
    // Accessibility is measured on the settled screen, not in the middle of a change of colours.
    contextOptions: { reducedMotion: 'reduce' },
    // The browser's time zone differs from that of the grid, so that a time in the wrong zone is noticed.
    timezoneId: 'America/New_York',
    // Every journey is a new browser, and its service worker would download all files of the client.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace costs a quarter of the time of every journey, so it is recorded only on request.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { args, ...(chromium === undefined ? {} : { executablePath: chromium }) },
  },
  webServer: running === undefined ? [ownServer] : [],
})
