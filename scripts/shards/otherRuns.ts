import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '@acometida/server/core/writeWhole'
import { findBrowser } from '../lib/programs/browser.ts'
import { runStep } from '../lib/process/step.ts'
import { ensureTemplate } from '../lib/template.ts'
import { hasEnded, makeScore } from './score.ts'
import { putTogether, readShards } from './shardReports.ts'
import { CHECKS, TIMES_FILE } from './testFiles.ts'
import { timesOf } from './testTimes.ts'
import type { TestTimes } from './splitByTime.ts'

/** Merges the results of shards into one run, and makes the checks of the whole. Returns a sentence if that fails. */
export async function mergeShards(folders: readonly string[], reports: string): Promise<string | null> {
  const shards = readShards(folders)
  if (typeof shards === 'string') return shards
  const { add, check, step, end } = makeScore(reports)
  await step('reports put together', async () => putTogether(shards, reports))
  for (const { number, of, passed, failed } of shards) {
    console.log(`  shard ${number}/${of}: ${passed} passed, ${failed} failed`)
    add(passed, failed)
  }
  await Promise.all(wholeRunChecks(check))
  end()
  return null
}

/** Makes the checks that need all tests of a run. */
export function wholeRunChecks(check: ReturnType<typeof makeScore>['check']): Promise<void>[] {
  return [
    check('every outcome has its test', 'tsx', ['scripts/outcomes.ts']),
    check('coverage of the contract', 'tsx', ['scripts/coverage.ts']),
    check('requirements', 'tsx', ['scripts/requirements.ts']),
  ]
}

/** Keeps the times of the last run. Returns a sentence if there was none. */
export function keepTimes(reports: string): string | null {
  const names = existsSync(reports) ? readdirSync(reports).filter((name) => name.endsWith('.json')) : []
  if (names.length === 0) return 'There is no report of a run in .reports; run npm test first.'
  const found = timesOf(names.map((name): unknown => JSON.parse(readFileSync(join(reports, name), 'utf8'))))
  // This function wrote the file.
  const former = JSON.parse(readFileSync(TIMES_FILE, 'utf8')) as TestTimes
  const times = { [CHECKS]: former[CHECKS] ?? 0, ...found }
  writeWhole(TIMES_FILE, `${JSON.stringify(times, null, 2)}\n`)
  console.log(`Kept the times of ${Object.keys(found).length} files.`)
  return null
}

/** Runs the journeys that have one of the words in the name of their file or in their title. */
export async function runJourneys(words: readonly string[], reports: string): Promise<void> {
  const { check, step, tests, end } = makeScore(reports)
  const browserBrought = runStep('tsx', ['scripts/bringBrowser.ts'])
  await check('production build', 'tsx', ['scripts/build.ts'])
  await step('seeded world', () => ensureTemplate('data/template.sqlite'))
  await step('browser', async () => useBrowser(browserBrought))
  // Playwright searches the pattern in the file name and the titles, and ignores case.
  const pattern = words.map(escaped).join('|')
  const config = ['--config', 'e2e/playwright.config.ts']
  await tests('journeys', 'playwright', ['test', ...config, '--grep', pattern], 'e2e.json', {
    COVERAGE_DIR: join(reports, 'coverage'),
  })
  end()
}

/** Waits until the browser is installed, and lets the journeys use it. */
export async function useBrowser(brought: ReturnType<typeof runStep>): Promise<void> {
  await hasEnded(brought)
  const browser = findBrowser()
  if (browser !== null) process.env['CHROMIUM'] = browser
}

/** A text as a pattern that matches only this text. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
