import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from './checks/checks.ts'
import { runChecks } from './checks/runChecks.ts'
import { readWords, refuse } from './commands.ts'
import { escaped } from './lib/escaped.ts'
import { generateContract } from './lib/generateContract.ts'
import { journeyArguments } from './lib/journeyArguments.ts'
import { endsWithParent } from './lib/process/children.ts'
import { runProgram, runStep } from './lib/process/step.ts'
import { findBrowser } from './lib/programs/browser.ts'
import { root } from './lib/root.ts'
import { waitUntilEnded, makeScore } from './lib/score.ts'
import { keepShard, mergeReports, readShards, type Shard, type Summary } from './lib/shards.ts'
import { ensureTemplate } from './lib/template.ts'

/**
 * The whole proof, or one part of it: checks, unit, API, component and end-to-end tests, requirements. Its last line is
 * `N passed, N failed`.
 */
const reports = join(root, '.reports')
const counted = { COVERAGE_DIR: join(reports, 'coverage') }
const { values, words } = readWords<{ shard: Shard; merge: true; journeys: true }>('test')
const chosen = (['shard', 'merge', 'journeys'] as const).filter((name) => values[name] !== undefined)
if (chosen.length > 1) refuse('test', `--${chosen.join(' and --')} exclude each other.`)
if (words.length > 0 && !values.merge && !values.journeys)
  refuse('test', `"${words[0]}" needs --journeys or --merge, such as npm test -- --journeys ${words[0]}.`)
if (words.length === 0 && values.journeys)
  refuse('test', '--journeys needs words of files or titles of journeys, such as bills.')
const shards = values.merge ? readShards(words) : []
if (typeof shards === 'string') refuse('test', shards)

if (!values.merge) prepareReports(values.shard)
const { counts, add, check, step, tests, end } = makeScore(reports)
if (values.merge) await merge(shards)
else if (values.journeys) await runJourneys()
else await prove(values.shard ?? { number: 1, of: 1 })
end()

/** Proves everything, or the share of a shard. Checks that need all tests wait for the merge of the shards. */
async function prove(shard: Shard): Promise<void> {
  /** Whether the shard does the work with this number, of that which no runner splits. */
  const isOurs = (index: number) => index % shard.of === shard.number - 1
  const part = ['--shard', `${shard.number}/${shard.of}`]
  // A download takes network time and little processor time.
  const browserBrought = runStep('tsx', ['scripts/bringBrowser.ts'])
  // The compilation takes one core for a minute. Generating and checking do not need it.
  const sqliteBrought = runProgram(process.execPath, [...endsWithParent, 'scripts/bringSqlite.mjs'], {})
  await step('contract', generateContract)
  const ownChecks = checks.filter((_, index) => isOurs(index))
  const failedChecks = await runChecks(ownChecks)
  add(ownChecks.length - failedChecks, failedChecks)
  await Promise.all([
    step('SQLite', () => waitUntilEnded(sqliteBrought)),
    check('production build', 'tsx', ['scripts/build.ts']),
  ])

  await tests('unit, API and component tests', 'vitest', ['run', ...part], 'vitest.json', counted)
  await step('seeded world', () => ensureTemplate('data/template.sqlite'))
  const built = ['run', '--config', 'scripts/vitest.built.config.ts', ...part]
  const crash = () => check('no acknowledged write is lost in a crash (5 kills)', 'tsx', ['scripts/lab/crash.ts', '5'])
  await Promise.all([tests('tests of the build', 'vitest', built, 'built.json'), ...(isOurs(1) ? [crash()] : [])])
  await step('browser', () => useBrowser(browserBrought))
  await tests('journeys', 'playwright', journeyArguments('plain', shard), 'e2e.json', counted)
  const example = ['test', '--config', 'e2e/example/playwright.config.ts']
  await Promise.all([
    recordedJourneys(shard),
    ...(isOurs(1) ? [check('the suite that docs/testing.md shows', 'playwright', example)] : []),
  ])
  if (shard.of === 1) await checkWholeRun()
  else console.log(`\nThe reports are in .reports/${keepShard(reports, shard, counts)}.`)
}

async function recordedJourneys(shard: Shard): Promise<void> {
  // The module imports code that was generated above.
  const { startRecorded } = await import('./recorded/recordedServer.ts')
  const server = await step('recording proxy', startRecorded)
  if (server === undefined) return
  // Playwright clears its folder of failures at each run, so these journeys have a separate one.
  const words = [...journeyArguments('recorded', shard), '--output', join(reports, 'recorded')]
  await tests('recorded journeys', 'playwright', words, 'recorded.json', { ...counted, ACOMETIDA_URL: server.url })
  await step('no personal value in their recording', async () => {
    const { wrong } = await server.judge()
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  })
  await server.stop()
}

/** Merges the results of shards into one run, and makes the checks of the whole. */
async function merge(shards: readonly Summary[]): Promise<void> {
  await step('reports put together', async () => mergeReports(shards, reports))
  for (const { number, of, passed, failed } of shards) {
    console.log(`  shard ${number}/${of}: ${passed} passed, ${failed} failed`)
    add(passed, failed)
  }
  await checkWholeRun()
}

/** Makes the checks that need all tests of a run. */
async function checkWholeRun(): Promise<void> {
  await Promise.all([
    check('every outcome has its test', 'tsx', ['scripts/reports/outcomes.ts']),
    check('coverage of the contract', 'tsx', ['scripts/reports/coverage.ts']),
    check('requirements', 'tsx', ['scripts/reports/requirements.ts']),
  ])
}

/** Runs the journeys that have one of the words in the name of their file or in their title. */
async function runJourneys(): Promise<void> {
  const browserBrought = runStep('tsx', ['scripts/bringBrowser.ts'])
  await check('production build', 'tsx', ['scripts/build.ts'])
  await step('seeded world', () => ensureTemplate('data/template.sqlite'))
  await step('browser', () => useBrowser(browserBrought))
  // Playwright searches the pattern in the file name and the titles, and ignores case.
  const pattern = words.map(escaped).join('|')
  const config = ['--config', 'e2e/playwright.config.ts']
  await tests('journeys', 'playwright', ['test', ...config, '--grep', pattern], 'e2e.json', counted)
}

/** Waits until the browser is installed, and lets the journeys use it. */
async function useBrowser(brought: ReturnType<typeof runStep>): Promise<void> {
  await waitUntilEnded(brought)
  const browser = findBrowser()
  if (browser !== null) process.env['CHROMIUM'] = browser
}

/** Deletes the reports of the last run. A shard keeps those of the other shards of its run. */
function prepareReports(shard: Shard | undefined): void {
  const isOther = (name: string) =>
    shard !== undefined && new RegExp(`^shard-(?!${shard.number}-)\\d+-of-${shard.of}$`).test(name)
  for (const name of existsSync(reports) ? readdirSync(reports) : [])
    if (!isOther(name)) rmSync(join(reports, name), { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}
