import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from './checks/checks.ts'
import { runChecks } from './checks/runChecks.ts'
import { findBrowser } from './lib/browser.ts'
import { generateContract } from './lib/generateContract.ts'
import { begin, finish } from './lib/lines.ts'
import { root } from './lib/root.ts'
import { runProgram, runStep } from './lib/process/step.ts'
import { ensureTemplate } from './lib/template.ts'
import { countsOf } from './lib/counts.ts'

/**
 * The whole proof: checks, unit, API, component and end-to-end tests, requirements. Its last line is `N passed, N
 * failed`.
 */
const reports = join(root, '.reports')
let passed = 0
let failed = 0
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports)

// A download takes the network's time and little of the processor's.
const browserBrought = runStep('tsx', ['scripts/bringBrowser.ts'])
// A compilation takes one core for a minute. Generating and checking do without it.
const sqliteBrought = runProgram(process.execPath, ['scripts/bringSqlite.mjs'], {})
await step('contract', generateContract)
const failedChecks = await runChecks(checks)
passed += checks.length - failedChecks
failed += failedChecks
await Promise.all([
  step('SQLite', () => hasEnded(sqliteBrought)),
  check('production build', 'tsx', ['scripts/build.ts']),
])

await tests('unit, API and component tests', 'vitest', ['run'], 'vitest.json')
await step('seeded world', async () => void (await ensureTemplate('data/template.sqlite')))
await Promise.all([
  tests('tests of the build', 'vitest', ['run', '--config', 'scripts/vitest.built.config.ts'], 'built.json'),
  check('no acknowledged write is lost in a crash (5 kills)', 'tsx', ['scripts/crash.ts', '5']),
  check('every outcome has its test', 'tsx', ['scripts/outcomes.ts']),
])
await step('browser', async () => {
  await hasEnded(browserBrought)
  const browser = findBrowser()
  if (browser !== null) process.env['CHROMIUM'] = browser
})
await tests('journeys', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], 'e2e.json')
await Promise.all([
  check('the suite that docs/testing.md shows', 'playwright', ['test', '--config', 'e2e/example/playwright.config.ts']),
  check('requirements', 'tsx', ['scripts/requirements.ts']),
])

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Something that is right or wrong as a whole. */
async function check(name: string, command: string, args: readonly string[]): Promise<void> {
  begin(name)
  const { ok, seconds, output } = await runStep(command, args)
  report(name, ok, seconds)
  if (!ok) console.log(output)
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
  begin(name)
  const started = performance.now()
  try {
    await work()
    report(name, true, (performance.now() - started) / 1000)
  } catch (error) {
    report(name, false, (performance.now() - started) / 1000)
    console.log(error instanceof Error ? error.message : error)
  }
}

/** Waits for what was begun before. Throws what it printed where it went wrong. */
async function hasEnded(begun: ReturnType<typeof runProgram>): Promise<void> {
  const { ok, output } = await begun
  if (!ok) throw new Error(output)
}

/** A runner whose own report says how many passed and failed. */
async function tests(name: string, command: string, args: readonly string[], file: string): Promise<void> {
  begin(name)
  const { ok, seconds, output } = await runStep(command, args, { REPORTS: '1' })
  const path = join(reports, file)
  const counts = existsSync(path)
    ? countsOf(JSON.parse(readFileSync(path, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  // A runner that broke down without a failed test is a failure all the same.
  const failures = counts.failed + (!ok && counts.failed === 0 ? 1 : 0)
  passed += counts.passed
  failed += failures
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  finish(name, failures === 0, seconds, `${name}: ${counts.passed} passed, ${failures} failed${skipped}`)
  if (!ok) console.log(output)
}

function report(name: string, ok: boolean, seconds: number): void {
  if (ok) passed += 1
  else failed += 1
  finish(name, ok, seconds)
}
