import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { KINDS, loadRequirements, type Requirement } from '@acometida/api-spec/requirements/load.ts'
import { idsOfTitle, testsOfReport } from '@acometida/api-spec/requirements/testReport.ts'

const REPORTS = resolve(import.meta.dirname, '../.reports')
const BASELINE = resolve(import.meta.dirname, '../api-spec/requirements/proven.txt')

export type RequirementsCheck = {
  /** The titles of the passed tests that prove each id. */
  readonly proofs: ReadonlyMap<string, readonly string[]>
  /** What is wrong, a sentence each; empty when all is well. */
  readonly problems: readonly string[]
}

/**
 * Finds out which requirements the last test run proved. It is wrong for any test, passed or not, to name an id that the
 * catalogue lacks, and for an id of the baseline to have lost its proof.
 */
export function checkRequirements({
  catalogue,
  reports,
  baseline,
}: {
  readonly catalogue: readonly Requirement[]
  readonly reports: readonly unknown[]
  readonly baseline: readonly string[]
}): RequirementsCheck {
  const known = new Set(catalogue.map(({ id }) => id))
  const proofs = new Map<string, string[]>()
  const problems: string[] = []
  for (const { title, passed } of reports.flatMap(testsOfReport)) {
    for (const id of idsOfTitle(title)) {
      if (!known.has(id)) problems.push(`No requirement is called ${id}, named by the test "${title}".`)
      else if (passed) proofs.set(id, [...(proofs.get(id) ?? []), title])
    }
  }
  for (const id of baseline) {
    if (!proofs.has(id)) problems.push(`${id} was proven before and no passed test proves it now.`)
  }
  return { proofs, problems }
}

/** Proven and total requirements by area and kind, as lines of text. */
export function requirementsTable(catalogue: readonly Requirement[], proven: (id: string) => boolean): string[] {
  const areas = [...new Set(catalogue.map(({ area }) => area))].toSorted()
  const rowOf = (name: string, part: readonly Requirement[]) => {
    const cells = KINDS.map((kind) => part.filter((requirement) => requirement.kind === kind))
    return row(
      name,
      [...cells, part].map((cell) => fraction(cell, proven)),
    )
  }
  const header = row('', [...KINDS, 'total'])
  const rows = areas.map((area) =>
    rowOf(
      area,
      catalogue.filter((requirement) => requirement.area === area),
    ),
  )
  return [header, ...rows, '-'.repeat(header.length), rowOf('total', catalogue)]
}

function fraction(part: readonly Requirement[], proven: (id: string) => boolean): string {
  return part.length === 0 ? '' : `${part.filter(({ id }) => proven(id)).length}/${part.length}`
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(14) + cells.map((cell) => cell.padStart(8)).join('')
}

function main(): number {
  const { values } = parseArgs({
    options: { verbose: { type: 'boolean' }, update: { type: 'boolean' }, id: { type: 'string' } },
  })
  const catalogue = loadRequirements()
  const reports = readReports()
  if (reports.length === 0) return fail(['There is no report of a test run in .reports; run the tests first.'])
  const { proofs, problems } = checkRequirements({
    catalogue,
    reports,
    baseline: values.update ? [] : readBaseline(),
  })

  if (values.id !== undefined) return explain(values.id, catalogue, proofs)
  console.log(requirementsTable(catalogue, (id) => proofs.has(id)).join('\n'))
  if (values.verbose) {
    const open = catalogue.filter(({ id }) => !proofs.has(id))
    console.log(['', 'Not proven:', ...open.map(({ id, area, title }) => `${id}  ${area}: ${title}`)].join('\n'))
  }
  if (problems.length > 0) return fail(problems)
  if (values.update)
    writeFileSync(
      BASELINE,
      [...proofs.keys()]
        .toSorted()
        .map((id) => `${id}\n`)
        .join(''),
    )
  return 0
}

function explain(id: string, catalogue: readonly Requirement[], proofs: RequirementsCheck['proofs']): number {
  const requirement = catalogue.find((candidate) => candidate.id === id)
  if (requirement === undefined) return fail([`No requirement is called ${id}.`])
  const titles = proofs.get(id)?.map((title) => `  ${title}`) ?? ['  no passed test']
  console.log([`${id} ${requirement.title}`, requirement.rule, '', 'Proven by:', ...titles].join('\n'))
  return 0
}

function fail(problems: readonly string[]): number {
  console.error(['', ...problems].join('\n'))
  return 1
}

function readReports(): unknown[] {
  if (!existsSync(REPORTS)) return []
  const files = readdirSync(REPORTS).filter((file) => file.endsWith('.json'))
  return files.map((file): unknown => JSON.parse(readFileSync(join(REPORTS, file), 'utf8')))
}

function readBaseline(): string[] {
  return existsSync(BASELINE) ? readFileSync(BASELINE, 'utf8').split('\n').filter(Boolean) : []
}

if (process.argv[1] === import.meta.filename) process.exitCode = main()
