import { diffDocuments, type Finding } from '@acometida/api-spec/judge/diff/diff'
import { type Command, Option } from 'commander'
import { explain, type Installation } from './command.ts'
import { FORMATS, type Format, reportOf } from './diffReport.ts'
import { readDocument } from './readDocument.ts'
import { callersIn } from './callers.ts'

interface DiffOptions {
  readonly failOn: 'breaking' | 'any'
  readonly report: Format
  readonly client?: string
}

/** The code for a side that cannot be read. It is never taken for one without changes. */
const UNREADABLE = 3

/** Adds the command that compares two versions of the contract. */
export function addDiff(program: Command, { exit }: Installation): void {
  const command = program
    .command('diff')
    .description('Tells what a new version of the contract changes, and what of it breaks a client of before.')
    .argument('<old>', 'the published document of before: a file or an address')
    .argument('<new>', 'the published document of now')
    .addOption(
      new Option('--fail-on <kind>', 'what it ends with 1 for').choices(['breaking', 'any']).default('breaking'),
    )
    .addOption(new Option('--report <format>', 'the form of the report').choices(FORMATS).default('text'))
    .option('--client <folder>', "a client's sources: each finding names their files that call the operation")
    .action(async (before: string, now: string, { failOn, report, client }: DiffOptions) => {
      try {
        const findings = diffDocuments(await readDocument(before), await readDocument(now))
        const callers = client === undefined ? () => [] : callersIn(client)
        console.log(reportOf(report, findings, callers))
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

function counts({ severity }: Finding, failOn: DiffOptions['failOn']): boolean {
  return failOn === 'any' || severity === 'breaking'
}
