import { diffDocuments } from '@acometida/api-spec/judge/diff/diff'
import { type Command, Option } from 'commander'
import { presentDay } from './agreedEntries.ts'
import { allow, type JudgedFinding, readAllowances } from './allowances.ts'
import { explain, type Installation } from './command.ts'
import { FORMATS, type Format, reportOf } from './diffReport.ts'
import { readDocument } from './readDocument.ts'
import { callersIn } from './callers.ts'

interface DiffOptions {
  readonly failOn: 'breaking' | 'any'
  readonly report: Format
  readonly client?: string
  readonly allow?: string
}

/** The exit code for a malformed list of allowances. */
const MISUNDERSTOOD = 2

/** The exit code if a side cannot be read. It differs from that of a side without changes. */
const UNREADABLE = 3

/** Adds the command that compares two versions of the contract. */
export function addDiff(program: Command, { exit }: Installation): void {
  const command = program
    .command('diff')
    .description('Tells what a new version of the contract changes, and what of it breaks a client of before.')
    .argument(
      '<old>',
      'the contract of before: a published document (a file, an address, git:<ref>:<file>) or its sources (a folder, git:<ref>)',
    )
    .argument('<new>', 'the contract of now')
    .addOption(
      new Option('--fail-on <kind>', 'what it ends with 1 for').choices(['breaking', 'any']).default('breaking'),
    )
    .addOption(new Option('--report <format>', 'the form of the report').choices(FORMATS).default('text'))
    .option('--client <folder>', "a client's sources: each finding names their files that call the operation")
    .option('--allow <file>', 'a list of breaking changes that are agreed on: operation, where, reason, expires')
    .action(async (before: string, now: string, { failOn, report, client, allow: file }: DiffOptions) => {
      const allowances = file === undefined ? [] : allowancesOf(file)
      if (typeof allowances === 'string') {
        console.error(allowances)
        return exit(MISUNDERSTOOD)
      }
      try {
        const found = diffDocuments(await readDocument(before), await readDocument(now))
        const { findings, notes } = allow(found, allowances, presentDay())
        const callers = client === undefined ? () => [] : callersIn(client)
        console.log(reportOf(report, findings, callers))
        for (const note of notes) console.error(note)
        exit(findings.some((each) => counts(each, failOn)) ? 1 : 0)
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
        exit(UNREADABLE)
      }
    })
  explain(command, 'acometida diff https://area.example/docs/openapi.json openapi.json --report md', [
    '3 when a side cannot be read',
  ])
}

function allowancesOf(file: string): ReturnType<typeof readAllowances> | string {
  try {
    return readAllowances(file)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function counts({ severity, allowed }: JudgedFinding, failOn: DiffOptions['failOn']): boolean {
  return allowed === undefined && (failOn === 'any' || severity === 'breaking')
}
