import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '@acometida/e2e/support/persona.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { PersonaSession } from '@acometida/testing'
import { chromium } from '@playwright/test'
import { assertFree } from 'acometida/src/lib/assertFree.ts'
import lighthouse from 'lighthouse'
import { makeChildren } from '../../lib/process/children.ts'
import { waitForAnswer } from '../../lib/process/ports.ts'
import { runStep } from '../../lib/process/step.ts'
import { findBrowser } from '../../lib/programs/browser.ts'
import { serveClient } from '../../lib/serveClient.ts'

/**
 * Runs Lighthouse on the production build behind nginx, with the settings of a phone, on the first pages of a visitor
 * and of a customer. Fails below the aims.
 */
const aims = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
const supply = supplyDetailPath(supplyCups(persona('customer').userId, 1))
const pages = { visitor: ['/login', '/signup'], customer: ['/dashboard', '/supplies', supply] } as const
const apiPort = Number(process.env['LIGHTHOUSE_API_PORT'] ?? 4462)
const clientPort = Number(process.env['LIGHTHOUSE_CLIENT_PORT'] ?? 4464)
const securePort = Number(process.env['LIGHTHOUSE_SECURE_PORT'] ?? 4465)
const debugPort = Number(process.env['LIGHTHOUSE_DEBUG_PORT'] ?? 4463)

const children = makeChildren((name, code) => {
  console.error(`${name} ended (${code ?? 'by a signal'}).`)
  process.exit(1)
})
try {
  await assertFree(apiPort, 'the API', 'LIGHTHOUSE_API_PORT=')
  await assertFree(clientPort, 'the client', 'LIGHTHOUSE_CLIENT_PORT=')
  await assertFree(securePort, 'https', 'LIGHTHOUSE_SECURE_PORT=')
  await assertFree(debugPort, 'the browser', 'LIGHTHOUSE_DEBUG_PORT=')
  console.log('Building')
  const build = await runStep('tsx', ['scripts/build.ts'])
  if (!build.ok) throw new Error(build.output)
  const api = `http://127.0.0.1:${apiPort}`
  const env = { PORT: String(apiPort), DATABASE: ':memory:', NODE_ENV: 'test' }
  children.start('api', ['--import', 'tsx', 'scripts/server.ts'], env)
  await waitForAnswer(`${api}/health`, 120_000)
  const client = await serveClient({ port: clientPort, api, securePort })
  const executablePath = findBrowser()
  const profile = mkdtempSync(join(tmpdir(), 'acometida-lighthouse-'))
  // Lighthouse opens its own page in it, which gets the script below as well.
  const browser = await chromium.launchPersistentContext(profile, {
    args: [
      `--remote-debugging-port=${debugPort}`,
      '--ignore-certificate-errors',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    ...(executablePath === null ? {} : { executablePath }),
  })
  for (const path of pages.visitor) await judge(client.url + path)
  await browser.addInitScript(takeSession, await customersSession(api))
  for (const path of pages.customer) await judge(client.url + path)
  await browser.close()
  rmSync(profile, { recursive: true })
  await client.stop()
} finally {
  await children.stop()
}

/** The session storage of a logged-in customer's tab. */
async function customersSession(api: string): Promise<PersonaSession['storage']> {
  const answer = await fetch(`${api}/__control/worlds/default/personas/customer/login`, { method: 'POST' })
  return (await answer.json()).storage
}

/** Runs in each page. */
function takeSession(stored: PersonaSession['storage']): void {
  for (const { key, value } of stored) sessionStorage.setItem(key, value)
}

async function judge(url: string): Promise<void> {
  console.log(`Looking at ${new URL(url).pathname}`)
  const run = await lighthouse(url, { port: debugPort, onlyCategories: Object.keys(aims), logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse said nothing of ${url}.`)
  const { categories, audits, finalDisplayedUrl } = run.lhr
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`)
  for (const [name, aim] of Object.entries(aims)) {
    const score = Math.round((categories[name]?.score ?? 0) * 100)
    console.log(`${new URL(url).pathname.padEnd(10)} ${name.padEnd(15)} ${String(score).padStart(3)}  (aim ${aim})`)
    if (score >= aim) continue
    process.exitCode = 1
    for (const { id } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id]
      if (audit && audit.score !== null && audit.score < 0.9)
        console.log(`  ${audit.title} ${audit.displayValue ?? ''}`)
    }
  }
}
