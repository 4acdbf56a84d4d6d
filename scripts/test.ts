import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from './checks/checks.ts'
import { runChecks } from './checks/runChecks.ts'
import { generateContract } from './lib/generateContract.ts'
import { root } from './lib/root.ts'
import { endsWithParent } from './lib/process/children.ts'
import { runProgram, runStep } from './lib/process/step.ts'
import { ensureTemplate } from './lib/template.ts'
import { readWords, refuse } from './lib/words.mjs'
import { escaped, keepTimes, mergeShards, runJourneys, useBrowser, wholeRunChecks } from './shards/otherRuns.ts'
import { hasEnded, makeScore } from './shards/score.ts'
import { keepShard } from './shards/shardReports.ts'
import { parseShard, type Shard } from './shards/splitByTime.ts'
import { allTestFiles, filesOfShard } from './shards/testFiles.ts'

/**
 * The whole proof, or one part of it: checks, unit, API, component and end-to-end tests, requirements. Its last line is
 * `N passed, N failed`.
 */
const reports = join(root, '.reports')
const { values, words } = readWords('test')
const chosen = (['shard', 'merge', 'times', 'journeys'] as const).filter((name) => values[name] !== undefined)
if (chosen.length > 1) refuse('test', `--${chosen.join(' and --')} are not for one run.`)
if (words.length > 0 && !values.merge && !values.journeys)
  refuse('test', `npm test takes words behind --merge and --journeys alone, and "${words[0]}" is one.`)

if (values.merge) refuseWith(await mergeShards(words, reports))
else if (values.times) refuseWith(keepTimes(reports))
else if (values.journeys) {
  if (words.length === 0) refuse('test', '--journeys takes words of the names or titles of journeys.')
  prepareReports(null)
  await runJourneys(words, reports)
} else {
  const shard = values.shard === undefined ? null : parseShard(values.shard)
  if (typeof shard === 'string') refuse('test', shard)
  await prove(shard)
}

/** Proves everything, or the share of a shard. Checks that need all tests wait for the merge of the shards. */
async function prove(shard: Shard | null): Promise<void> {
  prepareReports(shard)
  const { counts, add, check, step, tests, end } = makeScore(reports)
  const files = shard === null ? null : filesOfShard(shard)
  const counted = { COVERAGE_DIR: join(reports, 'coverage') }
  const isFirst = shard === null || shard.number === 1
  // A download takes network time and little processor time.
  const browserBrought = runStep('tsx', ['scripts/bringBrowser.ts'])
  // The compilation takes one core for a minute. Generating and checking do not need it.
  const sqliteBrought = runProgram(process.execPath, [...endsWithParent, 'scripts/bringSqlite.mjs'], {})
  await step('contract', generateContract)
  if (isFirst) {
    const failedChecks = await runChecks(checks)
    add(checks.length - failedChecks, failedChecks)
  }
  await Promise.all([
    step('SQLite', () => hasEnded(sqliteBrought)),
    check('production build', 'tsx', ['scripts/build.ts']),
  ])

  /** Runs the files of this shard, or all. Makes no call for an empty list, because that would run all files. */
  const ofShard = async (own: readonly string[] | undefined, run: (own: readonly string[]) => Promise<void>) => {
    if (own?.length !== 0) await run(own ?? [])
  }
  await ofShard(files?.vitest, (own) =>
    tests('unit, API and component tests', 'vitest', ['run', ...own], 'vitest.json', counted),
  )
  await step('seeded world', () => ensureTemplate('data/template.sqlite'))
  const crash = () => check('no acknowledged write is lost in a crash (5 kills)', 'tsx', ['scripts/crash.ts', '5'])
  await Promise.all([
    ofShard(files?.built, (own) =>
      tests(
        'tests of the build',
        'vitest',
        ['run', '--config', 'scripts/vitest.built.config.ts', ...own],
        'built.json',
      ),
    ),
    ...(isFirst ? [crash()] : []),
  ])
  await step('browser', () => useBrowser(browserBrought))
  const { journeys, recorded } = files ?? allTestFiles()
  await ofShard(journeys, (own) => tests('journeys', 'playwright', wordsFor(own), 'e2e.json', counted))
  const recordedJourneys = () =>
    ofShard(recorded, async (own) => {
      // The module imports code that was generated above.
      const { startRecorded } = await import('./proofs/recordedServer.ts')
      const server = await step('recording proxy', startRecorded)
      if (server === undefined) return
      // Playwright clears its folder of failures at each run, so these journeys have a separate one.
      const words = [...wordsFor(own), '--output', join(reports, 'recorded')]
      const env = { ...counted, ACOMETIDA_URL: server.url }
      await tests('recorded journeys', 'playwright', words, 'recorded.json', env)
      await step('no value of a person in their recording', async () => {
        const { wrong } = await server.judge()
        if (wrong.length > 0) throw new Error(wrong.join('\n'))
      })
      await server.stop()
    })
  const example = ['test', '--config', 'e2e/example/playwright.config.ts']
  await Promise.all([
    recordedJourneys(),
    ...(isFirst ? [check('the suite that docs/testing.md shows', 'playwright', example)] : []),
  ])
  if (shard === null) await Promise.all(wholeRunChecks(check))
  if (shard !== null) console.log(`\nThe reports are in .reports/${keepShard(reports, shard, counts)}.`)
  end()
}

function wordsFor(journeys: readonly string[]): string[] {
  return ['test', '--config', 'e2e/playwright.config.ts', ...journeys.map((file) => `${escaped(file)}$`)]
}

/** Deletes the reports of the last run. A shard keeps those of the other shards of its run. */
function prepareReports(shard: Shard | null): void {
  const isOther = (name: string) =>
    shard !== null && new RegExp(`^shard-(?!${shard.number}-)\\d+-of-${shard.of}$`).test(name)
  for (const name of existsSync(reports) ? readdirSync(reports) : [])
    if (!isOther(name)) rmSync(join(reports, name), { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

function refuseWith(sentence: string | null): void {
  if (sentence !== null) refuse('test', sentence)
}
