import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { supplyDetailPath } from '@acometida/api-spec/rules/clientPaths'
import { persona } from '@acometida/e2e/src/people.ts'
import { startsAt } from '@acometida/e2e/src/startsAt.ts'
import { supplyCups } from '@acometida/seed/supplies'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../lib/browser.ts'
import { makeChildren } from '../lib/children.ts'
import { assertFree, untilAnswers } from '../lib/ports.ts'
import { root } from '../lib/root.ts'
import { serveClient } from '../lib/serveClient.ts'
import { runStep } from '../lib/step.ts'
import { readWords } from '../lib/words.mjs'
import { watch } from './watch.ts'

/**
 * How fast the tabs of a supply are on the production build behind nginx, with a processor four times slower: what a mid-range phone
 * has. Prints a table, writes it to `.reports/vitals.md`, and fails above an aim.
 */
const SLOWER = 4
/** Milliseconds; the shift is the score of Layout Instability, where 0 is none. */
const aims = { seenMs: 1_500, linkMs: Infinity, pressMs: 1_500, inpMs: 100, drawnMs: 100, shift: 0 } as const
type Vital = keyof typeof aims
const heads: Readonly<Record<Vital, string>> = {
  seenMs: 'seen by link, ms',
  linkMs: 'whole by link, ms',
  pressMs: 'whole by press, ms',
  inpMs: 'interaction to next paint, ms',
  drawnMs: 'drawn after its data, ms',
  shift: 'layout shift',
}
// They are the keys of the aims.
const vitals = Object.keys(aims) as Vital[]
type Row = { readonly tab: string; readonly moved: readonly string[] } & Readonly<Record<Vital, number | null>>

const { words: wanted } = readWords('vitals')
const apiPort = Number(process.env['VITALS_API_PORT'] ?? 4472)
const clientPort = Number(process.env['VITALS_CLIENT_PORT'] ?? 4473)
const supply = supplyCups(persona('customer').userId, 1)

const COMPARE_TAB = 1
/** What a tab has to do at most: its name, its address, and of a switch of its own the address without it and its label. */
const hardest: Readonly<Record<number, Hardest>> = {
  0: {
    name: 'a year of hours',
    view: '&consumptionTabValue=3&menuTabValue=2',
    from: '&consumptionTabValue=3',
    press: 'Mapa',
  },
  [COMPARE_TAB]: {
    name: 'two years of hours',
    view: '&by=dates&from=2025-03-01&to=2026-02-28&againstFrom=2024-03-01&againstTo=2025-02-28',
  },
}
interface Hardest {
  readonly name: string
  readonly view: string
  readonly from?: string
  readonly press?: string
}

const children = makeChildren((name, code) => {
  console.error(`${name} ended (${code ?? 'by a signal'}).`)
  process.exit(1)
})
try {
  await assertFree(apiPort, 'the API', 'VITALS_API_PORT')
  await assertFree(clientPort, 'the client', 'VITALS_CLIENT_PORT')
  console.log('Building')
  const build = await runStep('tsx', ['scripts/build.ts'])
  if (!build.ok) throw new Error(build.output)
  const api = `http://127.0.0.1:${apiPort}`
  const env = { PORT: String(apiPort), DATABASE: ':memory:', NOW: startsAt, NODE_ENV: 'test' }
  children.start('api', ['--import', 'tsx', 'scripts/server.ts'], env)
  await untilAnswers(`${api}/health`, 120_000)
  const client = await serveClient({ port: clientPort, api })
  process.env['SERVER_URL'] = api
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath === null ? {} : { executablePath }),
  })
  try {
    report(await judgeAll(browser, client.url))
  } finally {
    await browser.close()
    await client.stop()
  }
} finally {
  await children.stop()
}

async function judgeAll(browser: Browser, url: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const [number, tab] of await tabsOf(browser, url)) {
    if (wanted.length > 0 && !wanted.includes(String(number))) continue
    rows.push(await judge(browser, url, number, tab))
    const most = hardest[number]
    if (most) rows.push({ ...(await judge(browser, url, number, tab, most)), tab: `${tab}, ${most.name}` })
  }
  return rows
}

function report(rows: readonly Row[]): void {
  const table = [lineOf(null), '|---|--:|--:|--:|--:|--:|--:|', ...rows.map(lineOf)].join('\n')
  mkdirSync(join(root, '.reports'), { recursive: true })
  // A table of some tabs would pass for one of all.
  if (wanted.length === 0) writeFileSync(join(root, '.reports/vitals.md'), `${table}\n`)
  console.log(`\n${table}`)
  const missed = rows.flatMap((row) =>
    vitals
      .filter((vital) => (row[vital] ?? 0) > aims[vital])
      .map((vital) => `${row.tab}: ${heads[vital]}${vital === 'shift' ? `: ${row.moved.join(', ')}` : ''}`),
  )
  if (missed.length === 0) return
  console.error(`Above the aim:\n${missed.join('\n')}`)
  process.exitCode = 1
}

/** The tabs of the supply, by the number in their address. */
async function tabsOf(browser: Browser, url: string): Promise<[number, string][]> {
  const { page, close } = await openPage(browser, 1)
  await page.goto(url + supplyDetailPath(supply))
  const tabs = page.getByRole('tab')
  await tabs.first().waitFor()
  // Some of them come with a setting.
  await page.waitForLoadState('networkidle')
  const found: [number, string][] = []
  for (const tab of await tabs.all()) {
    await tab.click()
    const number = new URL(page.url()).searchParams.get('tabValue') ?? '0'
    found.push([Number(number), await tab.innerText()])
  }
  await close()
  return found
}

/** A tab: opened by its link and by a press, on its name or on the switch of what it does at most, and what can be pressed in it. */
async function judge(browser: Browser, url: string, number: number, tab: string, most?: Hardest): Promise<Row> {
  const shown = { tab, beside: number === COMPARE_TAB }
  const stand = (panel: typeof shown) => window.vitals.stand(panel.tab, panel.beside)
  const byLink = await openPage(browser, SLOWER)
  await byLink.page.goto(url + supplyDetailPath(supply, number) + (most?.view ?? ''))
  const { seenMs, wholeMs: linkMs } = await byLink.page.evaluate(stand, shown)
  const linked = await byLink.page.evaluate(() => window.vitals.take())
  await byLink.close()

  const { page, close } = await openPage(browser, SLOWER)
  const before =
    most?.press === undefined
      ? supplyDetailPath(supply, number === 0 ? 2 : 0)
      : supplyDetailPath(supply, number) + most.from
  await page.goto(url + before)
  await page.waitForLoadState('networkidle')
  const button =
    most?.press === undefined
      ? page.getByRole('tab', { name: tab, exact: true })
      : page.getByText(most.press, { exact: true })
  await button.scrollIntoViewIfNeeded()
  const pressedMs = await page.evaluate(() => {
    window.vitals.begin()
    return performance.now()
  })
  await button.click()
  const { wholeMs } = await page.evaluate(stand, shown)
  const panel = page.getByRole('tabpanel')
  // Switches of view: they change what is shown and nothing else.
  for (const label of (await panel.locator('fieldset label:has(input[type=radio])').all()).slice(0, 8)) {
    if (!(await label.isVisible())) continue
    await label.click()
    await page.evaluate(stand, shown)
  }
  const pressed = await page.evaluate(() => window.vitals.take())
  await close()
  return {
    tab,
    seenMs,
    linkMs,
    pressMs: wholeMs - pressedMs,
    inpMs: pressed.inpMs,
    drawnMs: max(linked.drawnMs, pressed.drawnMs),
    shift: Math.round((linked.shift + pressed.shift) * 1_000) / 1_000,
    moved: [...linked.moved, ...pressed.moved],
  }
}

/** A page of the customer, logged in, in a world of its own, that watches itself. */
async function openPage(browser: Browser, slower: number) {
  // It reads the address of the server when it is loaded.
  const { openWorld } = await import('@acometida/e2e/src/world.ts')
  const world = await openWorld()
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Europe/Madrid',
    extraHTTPHeaders: { 'x-sandbox': world.id },
  })
  const page = await context.newPage()
  const { storage } = await world.logIn('customer')
  await page.addInitScript((stored) => {
    for (const { key, value } of stored) sessionStorage.setItem(key, value)
  }, storage)
  // The compiler names inner functions by a helper that the page does not have.
  await page.addInitScript('window.__name = (named) => named')
  await page.addInitScript(watch)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const close = async () => {
    await context.close()
    await world.close()
  }
  return { page, close }
}

function max(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

/** A line of the table; its head for null. */
function lineOf(row: Row | null): string {
  const cells = vitals.map((vital) => {
    if (row === null) return Number.isFinite(aims[vital]) ? `${heads[vital]} (aim ${aims[vital]})` : heads[vital]
    const value = row[vital]
    return value === null ? '–' : String(vital === 'shift' ? value : Math.round(value))
  })
  return `| ${[row?.tab ?? 'Tab', ...cells].join(' | ')} |`
}
