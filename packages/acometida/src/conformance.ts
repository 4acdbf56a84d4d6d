import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseTable } from '@acometida/api-spec/conformance/expectedTable.ts'
import { readCallHeaders } from '@acometida/api-spec/rules/callHeaders'
import { writeAtomically } from '@acometida/server/base/writeAtomically'
import { type Command, Option } from 'commander'
import { presentDay } from './agreedEntries.ts'
import { addEntries, type BaselineFile, readBaseline, removeEntries } from './conformance/baselineFile.ts'
import { type ConformanceCell, LEVELS, NOT_ALLOWED, type Verdict } from './conformance/cells.ts'
import { type Config, readConfig } from './conformance/config.ts'
import { type Effect, EFFECTS } from './conformance/context.ts'
import { differenceReport, differencesOf } from './conformance/difference.ts'
import { findingsBeside, markKnown } from './conformance/known.ts'
import { realApi } from './conformance/realApi.ts'
import { findReference } from './conformance/reference.ts'
import { annotationsOf, countsOf, textReport } from './conformance/report.ts'
import { type ConformanceFormat, CONFORMANCE_FORMATS, REPORTS } from './conformance/reports.ts'
import { type Run, runConformance, selectOperations } from './conformance/run.ts'
import { watchedTarget } from './conformance/watchedTarget.ts'
import { controlCaller } from './lib/controlCaller.ts'
import { describeCause } from './lib/describeCause.ts'
import { openRoomReport } from './proxy/roomReport.ts'
import { redactor } from './recording/redactor.ts'
import {
  parseApiUrl,
  explain,
  failOnOption,
  type Installation,
  orExit,
  someOf,
  UsageError,
  wholeNumber,
} from './usage.ts'

interface ConformanceOptions {
  readonly baseUrl: string
  readonly config?: string
  readonly only: readonly string[]
  readonly expect: readonly string[]
  readonly level: number
  readonly effects: Effect
  readonly rate?: number
  readonly failOn: 'broken' | 'drift'
  readonly minExercised: number
  readonly report: readonly ConformanceFormat[]
  readonly output: string
  readonly seed: number
  readonly against?: string
  readonly baseline?: string
  readonly baselineUpdate?: boolean
  readonly baselinePrune?: boolean
  readonly reason?: string
  readonly room?: string
}

const EXIT = { findings: 1, nothing: 3, tooFew: 4 } as const
/** The default rate for a real API, calls per second: it also serves customers. */
const RATE = 4

/** Adds the command that checks an API against the contract. */
export function addConformance(program: Command, { folder, exit }: Installation): void {
  const command = program
    .command('conformance')
    .description('Tests an API against the contract, operation by operation, and reports where the client would fail.')
    .requiredOption('--base-url <url>', 'the base address of the API, such as https://api.example/v1', parseApiUrl)
    .option(
      '--config <file>',
      'a file with callers, subjects and headers of another API than the reference server, YAML or JSON',
    )
    .option('--only <words>', 'operations and tags to test, separated by commas', (words) => words.split(','), [])
    .option(
      '--expect <words>',
      'operations and tags that the API must have, separated by commas; others may be missing',
      (words) => words.split(','),
      [],
    )
    .option(
      '--level <number>',
      'how deeply to test: 1 reach, 2 shape, 3 codes, 4 roles, 5 behaviour; each includes those before',
      wholeNumber(1, LEVELS.length),
      LEVELS.length,
    )
    .addOption(
      new Option('--effects <most>', 'the strongest effect that calls may have').choices(EFFECTS).default('none'),
    )
    .option(
      '--rate <number>',
      'the most calls per second; 0 for no limit (default: 4, reference server 0)',
      wholeNumber(0, 1_000),
    )
    .addOption(failOnOption())
    .option(
      '--min-exercised <percent>',
      'the share of operations that must be tested, of those that the API has and --effects allows',
      wholeNumber(0, 100),
      50,
    )
    .option(
      '--report <formats>',
      `the formats of report files, separated by commas: ${CONFORMANCE_FORMATS.join(', ')}`,
      someOf(CONFORMANCE_FORMATS),
      [],
    )
    .option('--output <folder>', 'the folder for report files', '.')
    .option('--seed <number>', 'the order of the operations', wholeNumber(0, 2 ** 31), 1)
    .addOption(
      new Option('--against <url>', 'a second API, such as the reference server: reports only differences between both')
        .argParser(parseApiUrl)
        .conflicts('baseline'),
    )
    .option('--baseline <file>', 'a YAML file of accepted findings, which do not count')
    .option('--baseline-update', 'adds the findings to the baseline, with --reason')
    .addOption(
      new Option('--baseline-prune', 'removes findings from the baseline that no longer occur').conflicts(
        'baselineUpdate',
      ),
    )
    .option(
      '--room <url>',
      'shows each call in the control room of a reference server, such as http://localhost:4000',
      parseApiUrl,
    )
    .option('--reason <text>', 'why the findings are accepted, for --baseline-update')
    .action(async (options: ConformanceOptions) => {
      const problem = problemOfBaseline(options)
      if (problem !== null) command.error(`error: ${problem}`)
      const run = await orExit(EXIT.nothing, () => runWith(options, folder))
      if (options.against !== undefined) {
        const { against } = options
        const other = await orExit(EXIT.nothing, () => runWith({ ...options, baseUrl: against }, folder))
        const differences = differencesOf(run, other)
        console.log(differenceReport(run, other, differences))
        return exit(differences.length === 0 ? 0 : EXIT.findings)
      }
      console.log(textReport(run))
      if (process.env['GITHUB_ACTIONS'] !== undefined) for (const line of annotationsOf(run)) console.log(line)
      mkdirSync(options.output, { recursive: true })
      for (const format of options.report) {
        const { file, write } = REPORTS[format]
        writeAtomically(join(options.output, file), write(run))
      }
      const problemOfRun = tooLittle(run, options)
      if (problemOfRun !== null) console.error(problemOfRun)
      exit(exitCodeOf(run, options))
    })
  explain(command, 'acometida conformance --base-url https://api.example/v1 --config conformance.json', [
    '3 nothing could be tested',
    '4 too few operations were tested',
  ])
}

/** Why the options of the baseline do not fit together; null if they do. */
function problemOfBaseline({ baseline, baselineUpdate, baselinePrune, reason }: ConformanceOptions): string | null {
  if (baseline === undefined && (baselineUpdate || baselinePrune))
    return '--baseline-update and --baseline-prune need --baseline <file>, such as --baseline findings.yaml'
  if (baselineUpdate && !reason?.trim())
    return '--baseline-update needs --reason <text>, such as --reason "fixed in May, API-12"'
  return reason !== undefined && !baselineUpdate ? '--reason needs --baseline-update' : null
}

/** Throws a `UsageError` if a report would overwrite a file that the run reads. */
function keepRead({ report, output, config, baseline }: ConformanceOptions): void {
  const read = new Set([config, baseline].flatMap((file) => (file === undefined ? [] : [resolve(file)])))
  const lost = report.map((format) => resolve(output, REPORTS[format].file)).find((file) => read.has(file))
  if (lost !== undefined)
    throw new UsageError(`The report would overwrite ${lost}, which the run reads. Name another folder with --output.`)
}

async function runWith(options: ConformanceOptions, folder: string): Promise<Run> {
  const { baseUrl: url, rate, baseline: file, baselineUpdate = false } = options
  keepRead(options)
  const config = readConfig(options.config, process.env)
  const baseline = file === undefined ? null : readBaseline(file, baselineUpdate)
  const expect = selectOperations(options.expect, '--expect')
  const operations = [...new Set([...selectOperations(options.only), ...expect])]
  // A browser tells the origin of its page with each call to another one.
  const headers = config.origin === null ? config.headers : { ...config.headers, origin: config.origin }
  const { messageId } = config
  const target =
    (await findReference({ url, headers, messageId, rate: rate ?? 0 })) ??
    realApi({ url, headers, messageId, rate: rate ?? RATE }, config)
  await fetch(target.url).catch((error: unknown) => {
    throw new Error(`${target.url} does not answer: ${describeCause(error)}. Check the address and the VPN.`)
  })
  const expected = parseTable(readFileSync(join(folder, 'documents/expected.md'), 'utf8'))
  const report = options.room === undefined ? null : await roomOf(options.room, target.url, config)
  const watched = report ? watchedTarget(target, report.add) : target
  const run = await runConformance(watched, config, { ...options, operations, expect, expected }).finally(() =>
    report?.end(),
  )
  return baseline === null ? run : withBaseline(run, baseline, options)
}

/** Opens the world of a run in a control room, and prints where its calls, and those with findings, are shown. */
async function roomOf(room: string, target: string, config: Config) {
  const control = controlCaller(
    { url: room, token: process.env['CONTROL_TOKEN'] },
    'Start one with npx acometida, or omit --room.',
  )
  const report = await openRoomReport(control, target, redactor(randomBytes(32), readCallHeaders(config)))
  const shown = `${room}/__room/w/${report.world}`
  console.log(`${shown}/contract shows the operations, and ${shown}/requests?problems=1 each call with a finding.`)
  return report
}

/** Marks the known findings of a run by a baseline, and changes the baseline first if the options say so. */
function withBaseline(run: Run, baseline: BaselineFile, options: ConformanceOptions): Run {
  const { baselineUpdate, baselinePrune, reason = '' } = options
  const today = presentDay()
  const marked = markKnown(run, baseline.entries, today)
  // A run that has judged nothing cannot tell whether an entry is stale.
  if (countsOf(run).exercised === 0) return marked
  if (baselineUpdate) return markKnown(run, addEntries(baseline, findingsBeside(baseline.entries, run, reason)), today)
  return baselinePrune ? markKnown(run, removeEntries(baseline, marked.baseline?.stale ?? []), today) : marked
}

function exitCodeOf(run: Run, options: ConformanceOptions): number {
  const { exercised, broken, drifted } = countsOf(run)
  const expired = run.baseline?.expired.length ?? 0
  if (exercised === 0) return EXIT.nothing
  if (expired > 0 || broken > 0 || (options.failOn === 'drift' && drifted > 0)) return EXIT.findings
  return tooLittle(run, options) === null ? 0 : EXIT.tooFew
}

/** The sentence that too few operations were judged; null if there were enough. */
function tooLittle(run: Run, { minExercised }: ConformanceOptions): string | null {
  const { exercised } = countsOf(run)
  const callable = run.operations.filter(
    ({ verdict, cells }) => verdict !== 'absent' && !isLeftOut(verdict, cells),
  ).length
  if ((exercised / callable) * 100 >= minExercised) return null
  return `Only ${exercised} of ${callable} callable operations were judged, fewer than --min-exercised ${minExercised} %. The lines "not judged" say what the others need.`
}

/** Whether the options keep an operation from being judged. */
function isLeftOut(verdict: Verdict, cells: readonly ConformanceCell[]): boolean {
  return verdict === 'not judged' && cells.some(({ needs }) => needs?.startsWith(NOT_ALLOWED))
}
