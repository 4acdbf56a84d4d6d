import { diffDocuments } from '@acometida/api-spec/judge/diff/diff'
import { type Command, Option } from 'commander'
import { presentDay } from './agreedEntries.ts'
import { allow, type JudgedFinding, readAllowances } from './allowances.ts'
import { explain, type Installation, orExit, USAGE } from './command.ts'
import { FORMATS, type Format, reportOf } from './diffReport.ts'
import { readDocument } from './readDocument.ts'
import { callersIn } from './callers.ts'

interface DiffOptions {
  readonly failOn: 'breaking' | 'any'
  readonly report: Format
  readonly client?: string
  readonly allow?: string
}

/** The exit code if a side cannot be read. It differs from that of a side without changes. */
const UNREADABLE = 3

/** Adds the command that compares two versions of the contract. */
export function addDiff(program: Command, { exit }: Installation): void {
  const command = program
    .command('diff')
    .description('Tells what a new version of the contract changes, and what of it breaks a client of before.')
    .argument(
      '<old>',
      'the contract of before: an OpenAPI document, JSON or YAML (a file, an address, git:<ref>:<file>) or its sources (a folder, git:<ref>)',
    )
    .argument('<new>', 'the contract of now')
    .addOption(
      new Option('--fail-on <kind>', 'what it ends with 1 for').choices(['breaking', 'any']).default('breaking'),
    )
    .addOption(new Option('--report <format>', 'the form of the report').choices(FORMATS).default('text'))
    .option('--client <folder>', "a client's sources: each finding names their files that call the operation")
    .option('--allow <file>', 'a list of breaking changes that are agreed on: operation, where, reason, expires')
    .action(async (before: string, now: string, { failOn, report, client, allow: file }: DiffOptions) => {
      const allowances = file === undefined ? [] : await orExit(USAGE, () => readAllowances(file))
      const exitCode = await orExit(UNREADABLE, async () => {
        const uncompared: string[] = []
        const documents = [await readDocument(before), await readDocument(now)] as const
        const found = diffDocuments(...documents, (note) => uncompared.push(note))
        const { findings, notes } = allow(found, allowances, presentDay())
        console.log(reportOf(report, findings, client === undefined ? () => [] : callersIn(client)))
        for (const note of [...uncompared, ...notes]) console.error(note)
        return findings.some((each) => counts(each, failOn)) ? 1 : 0
      })
      exit(exitCode)
    })
  explain(command, 'acometida diff https://area.example/docs/openapi.json openapi.json --report md', [
    '3 when a side cannot be read',
  ])
}

function counts({ severity, allowed }: JudgedFinding, failOn: DiffOptions['failOn']): boolean {
  return allowed === undefined && (failOn === 'any' || severity === 'breaking')
}
