import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { violations } from '@acometida/e2e/support/violations.ts'
import { type Browser, chromium, expect as expectPage, type Page } from '@playwright/test'
import { judgeCoverage } from 'acometida/src/coverage/judgeCoverage.ts'
import { coveragePage } from 'acometida/src/coverage/page.ts'
import type { CoverageRecord } from 'acometida/src/coverage/readRecords.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../lib/programs/browser.ts'

const records: readonly CoverageRecord[] = [
  {
    suite: 'journeys',
    title: 'somebody </script> logs in',
    outcomes: [
      { operation: 'logIn', codResult: '0000', role: 'anyone' },
      { operation: 'logIn', codResult: '1001', role: 'anyone' },
      { operation: 'logInByRedirect', codResult: '1001', role: 'anyone' },
    ],
    faulted: [{ operation: 'logIn', codResult: '2013' }],
    requestParts: [{ operation: 'logIn', part: 'body/captcha' }],
    answerParts: [],
  },
]

let browser: Browser
let file = ''

beforeAll(async () => {
  const executablePath = process.env['CHROMIUM'] ?? findBrowser()
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
  const folder = mkdtempSync(join(tmpdir(), 'acometida-page-'))
  file = join(folder, 'coverage.html')
  const coverage = judgeCoverage(records, (id) => id !== 'checkWhitelist')
  writeFileSync(file, coveragePage(coverage, ['codes is below its floor']))
})

afterAll(async () => {
  await browser.close()
  rmSync(join(file, '..'), { recursive: true })
})

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext(options)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const errors: string[] = []
  const called: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('request', (request) => called.push(request.url()))
  await page.goto(pathToFileURL(file).href)
  expect([errors, called]).toEqual([[], [pathToFileURL(file).href]])
  return page
}

const count = (page: Page) => page.getByRole('status').textContent()

test('shows the tests of a cell, and how a gap is covered', async () => {
  const page = await open()
  await page.getByRole('button', { name: 'logIn 0000: 1 test', exact: true }).click()
  const detail = page.getByRole('dialog', { name: 'logIn 0000' })
  await expectPage(detail.getByRole('listitem')).toHaveText('somebody </script> logs in')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'logIn 2013: 0 tests', exact: true }).click()
  await expectPage(page.getByRole('dialog')).toContainText(
    'No test has seen it. The user was deleted. Only a fault rule produces it, which proves nothing about the server.',
  )
})

test('filters by operation, by suite and by gaps', async () => {
  const page = await open()
  await page.getByRole('searchbox', { name: 'Operation' }).fill('LOGIN')
  expect(await count(page)).toBe('3 operations, 28 gaps')
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('tests of the API')
  expect(await count(page)).toBe('3 operations, 31 gaps')
  await page.getByRole('checkbox', { name: 'only gaps' }).check()
  await expectPage(page.getByRole('button', { name: 'logIn 0000: 0 tests', exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('any test')
  await expectPage(page.getByRole('button', { name: /^logIn 0000:/ })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('parts of requests')
  await expectPage(page.getByRole('button', { name: 'logIn body/captcha absent: 0 tests' })).toBeVisible()
})

test('counts an operation that the client does not call as no gap of the journeys', async () => {
  const page = await open()
  await page.getByRole('searchbox', { name: 'Operation' }).fill('checkWhitelist')
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('journeys')
  expect(await count(page)).toBe('1 operations, 0 gaps')
  await expectPage(page.locator('#map').getByRole('rowheader')).toHaveText('checkWhitelist not called by the client')
})

test('moves through the map by arrow keys, with one tab stop', async () => {
  const page = await open()
  await page.getByRole('checkbox', { name: 'only gaps' }).focus()
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const first = await focused()
  const moves: unknown[] = []
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) {
    await page.keyboard.press(key)
    moves.push(await focused())
  }
  expect([first, ...moves]).toEqual([
    'logIn 0000: 1 test',
    'logIn 0001: 0 tests',
    'logInByRedirect 0001: 0 tests',
    'logIn 0001: 0 tests',
    'logIn 0000: 1 test',
  ])
  await page.keyboard.press('Enter')
  await expectPage(page.getByRole('dialog', { name: 'logIn 0000' })).toBeVisible()
})

test.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const)(
  'passes the accessibility checks without scrolling sideways: %s, %i pixels wide',
  async (colorScheme, width) => {
    const page = await open({ colorScheme, viewport: { width, height: 900 } })
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('journeys')
    expect(await page.evaluate(sideways)).toBe(0)
    // These have each colour of a cell. With all cells axe would take a minute.
    await page.getByRole('searchbox', { name: 'Operation' }).fill('logIn')
    for (const dimension of ['codes', 'parts of answers']) {
      await page.getByRole('combobox', { name: 'Show' }).selectOption(dimension)
      expect(await violations(page, 'all'), dimension).toEqual([])
      expect(await page.evaluate(sideways), dimension).toBe(0)
    }
  },
)
