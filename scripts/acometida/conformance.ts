import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableIn } from '@acometida/api-spec/conformance/expectedTable.ts'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { presentDay } from './agreedEntries.ts'
import { apiOf, explain, type Installation } from './command.ts'
import { addEntries, type BaselineFile, readBaseline, removeEntries } from './conformance/baselineFile.ts'
import { ConfigError, readConfig } from './conformance/config.ts'
import { type Effect, EFFECTS } from './conformance/context.ts'
import { differenceReport, differencesOf } from './conformance/difference.ts'
import { realApi } from './conformance/realApi.ts'
import { findingsBeside, markKnown } from './conformance/known.ts'
import { findReference } from './conformance/reference.ts'
import { annotationsOf, countsOf, textReport } from './conformance/report.ts'
import { REPORTS } from './conformance/reports.ts'
import { type Run, runConformance, selectOperations } from './conformance/run.ts'

type Format = keyof typeof REPORTS

interface ConformanceOptions {
  readonly baseUrl: string
  readonly config?: string
  readonly only: readonly string[]
  readonly level: number
  readonly effects: Effect
  readonly rate?: number
  readonly failOn: 'broken' | 'drift'
  readonly minExercised: number
  readonly report: readonly Format[]
  readonly output: string
  readonly seed: number
  readonly against?: string
  readonly baseline?: string
  readonly baselineUpdate?: boolean
  readonly baselinePrune?: boolean
  readonly reason?: string
}

const EXIT = { findings: 1, usage: 2, nothing: 3, tooFew: 4 } as const
/** The default rate for a real API, calls per second: it also serves customers. */
const RATE = 4

/** Adds the command that checks an API against the contract. */
export function addConformance(program: Command, { folder, exit }: Installation): void {
  const command = program
    .command('conformance')
    .description('Holds an API against the contract, operation by operation, and says where the client would fail.')
    .requiredOption('--base-url <url>', 'the address of the API, below which its paths are', apiOf)
    .option('--config <file>', 'callers, subjects and headers of an API that is not the reference server, YAML or JSON')
    .option('--only <words>', 'operations and tags, by commas', (words) => words.split(','), [])
    .option(
      '--level <number>',
      '1 reach, 2 shape, 3 codes, 4 roles, 5 behaviour; each with those before',
      numberUpTo(1, 5),
      5,
    )
    .addOption(new Option('--effects <most>', 'what a call may do at most').choices(EFFECTS).default('none'))
    .option(
      '--rate <number>',
      'calls per second; 0 is without limit (default: 4, reference server 0)',
      numberUpTo(0, 1_000),
    )
    .addOption(
      new Option('--fail-on <severity>', 'what it ends with 1 for').choices(['broken', 'drift']).default('broken'),
    )
    .option('--min-exercised <percent>', 'how many of the operations must have been judged', numberUpTo(0, 100), 0)
    .option(
      '--report <formats>',
      `files beside what is printed, by commas: ${Object.keys(REPORTS).join(', ')}`,
      formatsOf,
      [],
    )
    .option('--output <folder>', 'where they are written', '.')
    .option('--seed <number>', 'the order of the operations', numberUpTo(0, 2 ** 31), 1)
    .addOption(
      new Option('--against <url>', 'another API, such as the reference server: tells only what the two do differently')
        .argParser(apiOf)
        .conflicts('baseline'),
    )
    .option('--baseline <file>', 'a list of findings that are agreed on, which do not count: YAML')
    .option('--baseline-update', 'adds what is found to that list, with the reason of --reason')
    .addOption(
      new Option('--baseline-prune', 'takes out of that list what is no longer found').conflicts('baselineUpdate'),
    )
    .option('--reason <text>', 'why it is agreed on, for --baseline-update')
    .action(async (options: ConformanceOptions) => {
      const problem = problemOfBaseline(options)
      if (problem !== null) command.error(`error: ${problem}`, { exitCode: EXIT.usage })
      const run = await runOrCode(options, folder)
      if (typeof run === 'number') return exit(run)
      if (options.against !== undefined) {
        const other = await runOrCode({ ...options, baseUrl: options.against }, folder)
        if (typeof other === 'number') return exit(other)
        const differences = differencesOf(run, other)
        console.log(differenceReport(run, other, differences))
        return exit(differences.length === 0 ? 0 : EXIT.findings)
      }
      console.log(textReport(run))
      if (process.env['GITHUB_ACTIONS'] !== undefined) for (const line of annotationsOf(run)) console.log(line)
      mkdirSync(options.output, { recursive: true })
      for (const format of options.report) {
        const { file, write } = REPORTS[format]
        writeFileSync(join(options.output, file), write(run))
      }
      exit(exitCodeOf(run, options))
    })
  explain(command, 'acometida conformance --base-url https://api.example/v1 --config conformance.json', [
    '3 when nothing could be judged',
    '4 when too few operations were exercised',
  ])
}

/** The run, or the exit code if there was none. Prints the error. */
function runOrCode(options: ConformanceOptions, folder: string): Promise<Run | number> {
  return runWith(options, folder).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return error instanceof ConfigError ? EXIT.usage : EXIT.nothing
  })
}

/** Why the options of the baseline do not fit together; null if they do. */
function problemOfBaseline({ baseline, baselineUpdate, baselinePrune, reason }: ConformanceOptions): string | null {
  if (baseline === undefined && (baselineUpdate || baselinePrune))
    return 'give the list that is changed, with --baseline FILE'
  const isGiven = reason !== undefined && reason.trim() !== ''
  if (baselineUpdate && !isGiven) return 'say why it is agreed on, with --reason TEXT'
  return reason !== undefined && !baselineUpdate ? '--reason is for --baseline-update' : null
}

async function runWith({ baseUrl, rate, only, ...options }: ConformanceOptions, folder: string): Promise<Run> {
  const config = readConfig(options.config, process.env)
  const { baseline: file, baselineUpdate = false } = options
  const baseline = file === undefined ? null : readBaseline(file, baselineUpdate)
  const selected = selectOperations(only)
  const connection = { url: baseUrl, headers: config.headers }
  const target =
    (await findReference({ ...connection, rate: rate ?? 0 })) ?? realApi({ ...connection, rate: rate ?? RATE }, config)
  await fetch(target.url).catch((error: unknown) => {
    const { message, cause } = error as Error // what fetch throws
    throw new Error(`${target.url} cannot be reached: ${cause instanceof Error ? cause.message : message}`)
  })
  const expected = tableIn(readFileSync(join(folder, 'documents/expected.md'), 'utf8'))
  const run = await runConformance(target, config, { ...options, operations: selected, expected })
  return baseline === null ? run : withBaseline(run, baseline, options)
}

/** Marks the known findings of a run by a baseline, and changes the baseline first if the options say so. */
function withBaseline(
  run: Run,
  baseline: BaselineFile,
  {
    baselineUpdate,
    baselinePrune,
    reason = '',
  }: Pick<ConformanceOptions, 'baselineUpdate' | 'baselinePrune' | 'reason'>,
): Run {
  const today = presentDay()
  const marked = markKnown(run, baseline.entries, today)
  // A run that has judged nothing cannot tell whether an entry is stale.
  if (countsOf(run).exercised === 0) return marked
  if (baselineUpdate) {
    const found = findingsBeside(baseline.entries, run, reason)
    return markKnown(run, addEntries(baseline, found).entries, today)
  }
  return baselinePrune ? markKnown(run, removeEntries(baseline, marked.baseline?.stale ?? []).entries, today) : marked
}

function exitCodeOf(run: Run, { failOn, minExercised }: ConformanceOptions): number {
  const { exercised, all, broken, drifted } = countsOf(run)
  const expired = run.baseline?.expired.length ?? 0
  if (exercised === 0) return EXIT.nothing
  if (expired > 0 || broken > 0 || (failOn === 'drift' && drifted > 0)) return EXIT.findings
  return (exercised / all) * 100 < minExercised ? EXIT.tooFew : 0
}

function numberUpTo(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = Number(value)
    if (/^\d+$/.test(value) && number >= least && number <= most) return number
    throw new InvalidArgumentError(`Allowed: a whole number from ${least} to ${most}.`)
  }
}

function formatsOf(words: string): Format[] {
  const formats = words.split(',')
  const known = Object.keys(REPORTS)
  if (formats.every((each) => known.includes(each))) return formats as Format[] // each is a key
  throw new InvalidArgumentError(`Allowed, by commas: ${known.join(', ')}.`)
}
