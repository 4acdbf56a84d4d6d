import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '@acometida/e2e/support/persona.ts'
import { startsAt } from '@acometida/e2e/support/startsAt.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { assertFree } from 'acometida/src/lib/assertFree.ts'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { readWords } from '../../commands.ts'
import { makeChildren } from '../../lib/process/children.ts'
import { waitForAnswer } from '../../lib/process/ports.ts'
import { runStep } from '../../lib/process/step.ts'
import { findBrowser } from '../../lib/programs/browser.ts'
import { root } from '../../lib/root.ts'
import { serveClient } from '../../lib/serveClient.ts'
import { pages, type Subject, type SupplyTab, tabsOf } from './subjects.ts'
import { watch } from './watch.ts'

/**
 * Measures the pages of the production build behind nginx on a processor that is four times slower, as in a mid-range
 * phone. Prints a table, writes it to `.reports/vitals.md`, and fails above an aim.
 */
const SLOWER = 4
/** The limits in milliseconds; for the shift the score of Layout Instability, where 0 means none. */
const aims = {
  seenMs: 1_500,
  linkMs: Infinity,
  pressMs: 1_500,
  inpMs: 100,
  firstDrawnMs: 100,
  drawnMs: 100,
  shift: 0,
} as const
/** The number of openings of a page whose drawing has an aim. A single one measures the machine as much as the page. */
const OPENINGS = 7
type Vital = keyof typeof aims
const heads: Readonly<Record<Vital, string>> = {
  seenMs: 'seen by link, ms',
  linkMs: 'whole by link, ms',
  pressMs: 'whole by press, ms',
  inpMs: 'interaction to next paint, ms',
  firstDrawnMs: 'drawn by link, after its data and code, ms',
  drawnMs: 'drawn by press, after its data, ms',
  shift: 'layout shift',
}
const vitals = keysOf(aims)
type Row = Readonly<Record<Vital, number | null>> & {
  readonly name: string
  readonly moved: readonly string[]
  readonly drawnSoon: boolean
}

const { words: wanted } = readWords('speed')
const apiPort = Number(process.env['VITALS_API_PORT'] ?? 4472)
const clientPort = Number(process.env['VITALS_CLIENT_PORT'] ?? 4473)
const children = makeChildren((name, code) => {
  console.error(`${name} ended (${code ?? 'by a signal'}).`)
  process.exit(1)
})
try {
  await assertFree(apiPort, 'the API', 'VITALS_API_PORT=')
  await assertFree(clientPort, 'the client', 'VITALS_CLIENT_PORT=')
  console.log('Building')
  const build = await runStep('tsx', ['scripts/build.ts'])
  if (!build.ok) throw new Error(build.output)
  const api = `http://127.0.0.1:${apiPort}`
  const env = { PORT: String(apiPort), DATABASE: ':memory:', NOW: startsAt, NODE_ENV: 'test' }
  children.start('api', ['--import', 'tsx', 'scripts/server.ts'], env)
  await waitForAnswer(`${api}/health`, 120_000)
  const client = await serveClient({ port: clientPort, api })
  process.env['SERVER_URL'] = api
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath === null ? {} : { executablePath }),
  })
  try {
    const index = await benchmarkIndex(browser)
    report(await judgeAll(browser, client.url), index)
  } finally {
    await browser.close()
    await client.stop()
  }
} finally {
  await children.stop()
}

async function judgeAll(browser: Browser, url: string): Promise<readonly Row[]> {
  const subjects = [...tabsOf(await tabsByNumber(browser, url)), ...pages]
  const rows: Row[] = []
  for (const subject of subjects) {
    if (wanted.length > 0 && !wanted.includes(subject.word)) continue
    const openings: Row[] = []
    for (let i = 0; i < (subject.drawnSoon ? OPENINGS : 1); i++) openings.push(await judge(browser, url, subject))
    const row = usual(openings)
    console.log(lineOf(row))
    rows.push(row)
  }
  return rows
}

/** The combined row of several openings: the median of each time, the longest interaction and the largest shift. */
function usual([first, ...others]: readonly Row[]): Row {
  if (!first) throw new Error('it was not opened')
  const rows = [first, ...others]
  const timesOf = (vital: Vital) => rows.flatMap((row) => row[vital] ?? []).sort((a, b) => a - b)
  const median = (vital: Vital) => timesOf(vital).at(Math.floor(rows.length / 2)) ?? null
  const worst = (vital: Vital) => timesOf(vital).at(-1) ?? null
  return {
    ...first,
    seenMs: median('seenMs'),
    linkMs: median('linkMs'),
    pressMs: median('pressMs'),
    firstDrawnMs: median('firstDrawnMs'),
    drawnMs: median('drawnMs'),
    inpMs: worst('inpMs'),
    shift: worst('shift'),
    moved: rows.flatMap(({ moved }) => moved),
  }
}

/** The speed of the slowed processor, as Lighthouse measures it. */
async function benchmarkIndex(browser: Browser): Promise<number> {
  const { page, close } = await openPage(browser, 'customer', SLOWER)
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  await close()
  return index
}

function report(rows: readonly Row[], index: number): void {
  // Calibration of Chrome's DevTools, in front_end/panels/mobile_throttling.
  const processor = `BenchmarkIndex of the processor, ${SLOWER} times slower: ${index} (Pixel 5: 1000, Moto G Power 2022: 264).`
  const table = [lineOf(null), `|---|${'--:|'.repeat(vitals.length)}`, ...rows.map(lineOf), '', processor].join('\n')
  mkdirSync(join(root, '.reports'), { recursive: true })
  // A table of only some tabs would be mistaken for a complete one.
  if (wanted.length === 0) writeFileSync(join(root, '.reports/vitals.md'), `${table}\n`)
  console.log(`\n${table}`)
  const missed = rows.flatMap((row) =>
    vitals
      .filter((vital) => (row[vital] ?? 0) > aimOf(vital, row))
      .map((vital) => `${row.name}: ${heads[vital]}${vital === 'shift' ? `: ${row.moved.join(', ')}` : ''}`),
  )
  if (missed.length === 0) return
  console.error(`Above the aim:\n${missed.join('\n')}`)
  process.exitCode = 1
}

/** The time of the chart library is reported without an aim. */
function aimOf(vital: Vital, { drawnSoon }: Row): number {
  const isDrawing = vital === 'firstDrawnMs' || vital === 'drawnMs'
  return isDrawing && !drawnSoon ? Infinity : aims[vital]
}

/** The tabs of the supply and those within them, by the number in their address. */
async function tabsByNumber(browser: Browser, url: string): Promise<ReadonlyMap<number, SupplyTab>> {
  const { page, close } = await openPage(browser, 'customer', 1)
  await page.goto(url + supplyDetailPath(supplyCups(persona('customer').userId, 1)))
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await tabs.first().waitFor()
  // Some subjects set something first.
  await page.waitForLoadState('networkidle')
  const found = new Map<number, SupplyTab>()
  const number = () => Number(new URL(page.url()).searchParams.get('tabValue') ?? '0')
  for (const tab of await tabs.all()) {
    await tab.click()
    const [name, first] = [await tab.innerText(), number()]
    found.set(first, { name, press: name, from: first === 0 ? 2 : 0 })
    const panel = page.getByRole('tabpanel', { name, exact: true })
    await panel.waitFor()
    for (const inner of await panel.getByRole('tab').all()) {
      await inner.click()
      const own = { name: await inner.innerText(), press: await inner.innerText(), from: first }
      found.set(number(), number() === first ? { ...own, press: name, from: first === 0 ? 2 : 0 } : own)
    }
  }
  await close()
  return found
}

/** Measures a page or a tab: opened by its link, opened by a press on another page, and its own switches. */
async function judge(browser: Browser, url: string, subject: Subject): Promise<Row> {
  const { name, who, at, from } = subject
  const { page, close } = await openPage(browser, who, SLOWER)
  await page.goto(url + at)
  const { seenMs, wholeMs: linkMs } = await untilWhole(page, subject)
  if (from === null) await useAll(page, subject)
  const linked = await page.evaluate(() => window.vitals.take())
  await close()
  const pressed = from === null ? null : await judgePress(browser, url + from, subject)
  return {
    name,
    drawnSoon: subject.drawnSoon ?? false,
    seenMs,
    linkMs,
    pressMs: pressed?.pressMs ?? null,
    inpMs: max(linked.inpMs, pressed?.inpMs ?? null),
    firstDrawnMs: linked.drawnMs,
    drawnMs: pressed?.drawnMs ?? null,
    shift: Math.round((linked.shift + (pressed?.shift ?? 0)) * 1_000) / 1_000,
    moved: [...linked.moved, ...(pressed?.moved ?? [])],
  }
}

/** Measures a page that is opened by a press on another one. */
async function judgePress(browser: Browser, url: string, subject: Subject) {
  const { page, close } = await openPage(browser, subject.who, SLOWER)
  await page.goto(url)
  // A slow processor makes no call for a while before it has drawn the page.
  const unfinished = 'main:not(:has(h1)), [data-skeleton], [aria-busy=true], [data-curve=drawing]'
  await page.locator('main h1').waitFor()
  await page.waitForFunction((selector) => document.querySelector(selector) === null, unfinished)
  await page.waitForLoadState('networkidle')
  const pressed = pressedIn(page, subject)
  await pressed.scrollIntoViewIfNeeded()
  const pressedMs = await page.evaluate(() => {
    window.vitals.begin()
    return performance.now()
  })
  await pressed.click()
  const { wholeMs } = await untilWhole(page, subject)
  const { drawnMs } = await page.evaluate(() => window.vitals.take())
  await useAll(page, subject)
  const seen = await page.evaluate(() => window.vitals.take())
  await close()
  return { ...seen, drawnMs, pressMs: wholeMs - pressedMs }
}

function untilWhole(page: Page, { at, tab, beside }: Subject) {
  const shown = { path: new URL(at, 'http://client').pathname, tab: tab ?? null, beside: beside ?? false }
  return page.evaluate((wanted) => window.vitals.stand(wanted), shown)
}

/** Presses the switches of a page, which change only the display, and types into its first field. */
async function useAll(page: Page, subject: Subject): Promise<void> {
  const isPage = subject.tab === undefined
  const region = isPage ? page.locator('main') : page.getByRole('tabpanel').last()
  const switches = region.locator(`fieldset label:has(input[type=radio])${isPage ? ', [role=tab]' : ''}`)
  for (const each of (await switches.all()).slice(0, 8)) {
    if (!(await each.isVisible())) continue
    await each.click()
    await untilWhole(page, subject)
  }
  const field = region.locator('input:not([type]), input[type=text], input[type=search]').first()
  if (await field.isVisible()) await field.pressSequentially('an')
  await untilWhole(page, subject)
}

function pressedIn(page: Page, { press }: Subject): Locator {
  if ('tab' in press) return page.getByRole('tab', { name: press.tab, exact: true })
  if ('words' in press) return page.getByText(press.words, { exact: true })
  return page.locator(`a[href="${press.link}"]:visible`).first()
}

/** Opens a page of a logged-in user in a new world, with `watch` running in it. */
async function openPage(browser: Browser, who: Subject['who'], slower: number) {
  // The module reads the server's address when it is loaded.
  const { connect } = await import('@acometida/testing')
  const world = await connect().open({ at: startsAt })
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Europe/Madrid',
    extraHTTPHeaders: { 'x-sandbox': world.id },
  })
  const page = await context.newPage()
  const { storage } = await world.logIn(who)
  await page.addInitScript((stored) => {
    for (const { key, value } of stored) sessionStorage.setItem(key, value)
  }, storage)
  // The compiler's output calls a helper for the names of inner functions, which the page does not have.
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

/** A line of the table; the head for null. */
function lineOf(row: Row | null): string {
  const cells = vitals.map((vital) => {
    if (row === null) return Number.isFinite(aims[vital]) ? `${heads[vital]} (aim ${aims[vital]})` : heads[vital]
    const value = row[vital]
    return value === null ? '–' : String(vital === 'shift' ? value : Math.round(value))
  })
  return `| ${[row?.name ?? 'Page', ...cells].join(' | ')} |`
}
