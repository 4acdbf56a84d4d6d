import { diffDocuments } from '@acometida/api-spec/judge/diff/diff'
import { type Command, Option } from 'commander'
import { presentDay } from './agreedEntries.ts'
import { allow, type JudgedFinding, readAllowances } from './allowances.ts'
import { callersIn } from './callers.ts'
import { DIFF_FORMATS, type DiffFormat, diffReportOf } from './diffReport.ts'
import { readDocument } from './readDocument.ts'
import { explain, type Installation, orExit, USAGE } from './usage.ts'

interface DiffOptions {
  readonly failOn: 'breaking' | 'any'
  readonly report: DiffFormat
  readonly client?: string
  readonly allow?: string
}

/** The exit code if a side cannot be read. It differs from that of a side without changes. */
const UNREADABLE = 3

/** Adds the command that compares two versions of the contract. */
export function addDiff(program: Command, { exit }: Installation): void {
  const command = program
    .command('diff')
    .description('Compares two versions of the contract and lists breaking changes.')
    .argument(
      '<old>',
      'the old contract: an OpenAPI document, JSON or YAML (a file, an address, git:<ref>:<file>), or its sources (a folder, git:<ref>)',
    )
    .argument('<new>', 'the new contract')
    .addOption(
      new Option('--fail-on <kind>', 'the changes that fail the command')
        .choices(['breaking', 'any'])
        .default('breaking'),
    )
    .addOption(new Option('--report <format>', 'the format of the report').choices(DIFF_FORMATS).default('text'))
    .option('--client <folder>', 'the sources of a client; each finding names the files that call the operation')
    .option('--allow <file>', 'a file of accepted breaking changes: operation, where, reason, expires')
    .action(async (before: string, now: string, { failOn, report, client, allow: file }: DiffOptions) => {
      const allowances = file === undefined ? [] : await orExit(USAGE, () => readAllowances(file))
      const exitCode = await orExit(UNREADABLE, async () => {
        const uncompared: string[] = []
        const documents = [await readDocument(before), await readDocument(now)] as const
        const found = diffDocuments(...documents, (note) => uncompared.push(note))
        const { findings, notes } = allow(found, allowances, presentDay())
        console.log(diffReportOf(report, findings, client === undefined ? () => [] : callersIn(client)))
        for (const note of [...uncompared, ...notes]) console.error(note)
        return findings.some((each) => counts(each, failOn)) ? 1 : 0
      })
      exit(exitCode)
    })
  explain(command, 'acometida diff https://area.example/docs/openapi.json openapi.json --report md', [
    '3 a contract cannot be read',
  ])
}

function counts({ severity, allowed }: JudgedFinding, failOn: DiffOptions['failOn']): boolean {
  return allowed === undefined && (failOn === 'any' || severity === 'breaking')
}
