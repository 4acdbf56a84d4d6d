import { writeAtomically } from '@acometida/server/base/writeAtomically'
import type { Command } from 'commander'
import { callersIn } from './callers.ts'
import { belowFloors, type Floors, parseFloors } from './coverage/floors.ts'
import { judgeCoverage } from './coverage/judgeCoverage.ts'
import { readRecords } from './coverage/readRecords.ts'
import { COVERAGE_FORMATS, type CoverageFormat, coverageReportOf, coverageSummaryOf } from './coverage/report.ts'
import { explain, type Installation, someOf } from './usage.ts'

export interface CoverageOptions {
  /** The COVERAGE_DIR of the tests. */
  readonly in: string
  readonly min?: Floors
  readonly report?: readonly CoverageFormat[]
  /** The sources of the client. Without them journeys are measured against all operations. */
  readonly client?: string
}

/** The exit code if there is nothing to judge. It differs from that of a run that has seen nothing. */
const NOTHING = 3

/** Adds the command that judges which parts of the contract the tests of a run have seen. */
export function addCoverage(program: Command, { exit }: Installation): void {
  const command = program
    .command('coverage')
    .description('Reports which operations, codes, roles and fields of the contract the last tests covered.')
    .option(
      '--in <folder>',
      'the folder that the tests had as COVERAGE_DIR',
      process.env['COVERAGE_DIR'] ?? '.reports/coverage',
    )
    .option('--min <floors>', 'the least coverage, such as operations=86,codes=60,roles=94', parseFloors)
    .option(
      '--report <formats>',
      `the formats of report files, separated by commas: ${COVERAGE_FORMATS.join(',')}`,
      someOf(COVERAGE_FORMATS),
    )
    .option('--client <folder>', 'the sources of a client; journeys are measured by the operations that it calls')
    .action((options: CoverageOptions) => exit(coverage(options)))
  explain(command, 'acometida coverage --min operations=86,codes=60 --report html,md', ['3 no coverage data'])
}

/** Judges, prints a summary, writes the reports, and returns the exit code: 0, 1 below a floor, 3 without tests. */
export function coverage({ in: folder, min = {}, report = [], client }: CoverageOptions): number {
  const records = readRecords(folder)
  if (records.length === 0) {
    console.error(`No coverage data in ${folder}. Run the tests with COVERAGE_DIR=${folder}, or set --in.`)
    return NOTHING
  }
  const callers = client === undefined ? null : callersIn(client)
  const found = judgeCoverage(records, (operation) => callers === null || callers(operation).length > 0)
  const below = belowFloors(found, min)
  console.log(coverageSummaryOf(found))
  for (const format of report) {
    const file = `${folder.replace(/[\\/]+$/, '')}.${format}`
    writeAtomically(file, coverageReportOf[format](found, below))
    console.log(`Report: ${file}`)
  }
  for (const sentence of below) console.error(sentence)
  return below.length === 0 ? 0 : 1
}
