import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { KINDS, loadRequirements, type Requirement, type TestKind } from '@acometida/api-spec/requirements/load.ts'
import {
  bracketsOf,
  idsOfTitle,
  parseTestReport,
  type TestOutcome,
} from '@acometida/api-spec/requirements/testReport.ts'
import { slashed } from 'acometida/src/lib/filesIn.ts'
import { readWords, refuse } from '../commands.ts'
import { root } from '../lib/root.ts'
import { findUnreachable } from '../lib/unreachable.ts'

const REPORTS = join(root, '.reports')
/** The requirements that no test proves, one id in each line. */
const UNPROVEN = join(root, 'api-spec/requirements/unproven.txt')

export type RequirementsCheck = {
  /** The titles of the passed tests that prove each id. */
  readonly proofs: ReadonlyMap<string, readonly string[]>
  /** Passed tests that name an id without proving it, each with the reason as a sentence. */
  readonly refused: ReadonlyMap<string, readonly string[]>
  /** Problems, a sentence each; empty when all is well. */
  readonly problems: readonly string[]
}

/**
 * Finds the requirements that the last test run proved: by a passed test of the kind that the catalogue asks for,
 * through code that the product calls. It is a problem if any test, passed or not, names an id that the catalogue
 * lacks, if no test proves an id that is not listed as unproven, or if one proves an id that is.
 */
export function checkRequirements({
  catalogue,
  reports,
  unproven,
  flawOf = () => null,
}: {
  readonly catalogue: readonly Requirement[]
  readonly reports: readonly unknown[]
  /** The ids that no test need prove. */
  readonly unproven: readonly string[]
  /** Why a passed test does not prove a requirement that it names; null if it does. */
  readonly flawOf?: (test: TestOutcome, requirement: Requirement) => string | null
}): RequirementsCheck {
  const known = new Map(catalogue.map((requirement) => [requirement.id, requirement]))
  const proofs = new Map<string, string[]>()
  const refused = new Map<string, string[]>()
  const problems: string[] = []
  const add = (map: Map<string, string[]>, id: string, text: string) => map.set(id, [...(map.get(id) ?? []), text])
  for (const test of reports.flatMap(parseTestReport)) {
    for (const id of idsOfTitle(test.title)) {
      const requirement = known.get(id)
      if (!requirement) problems.push(`No requirement is called ${id}, named by the test "${test.title}".`)
      else if (test.passed) {
        const flaw = flawOf(test, requirement)
        if (flaw === null) add(proofs, id, test.title)
        else add(refused, id, `"${test.title}" ${flaw}`)
      }
    }
  }
  for (const { id } of catalogue) {
    if (!proofs.has(id) && !unproven.includes(id)) problems.push(`${id}: no passed test proves it.`)
    if (proofs.has(id) && unproven.includes(id)) problems.push(`${id} is proven: remove it from unproven.txt.`)
  }
  return { proofs, refused, problems }
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

/**
 * A judge of tests by the kind of their file and by their imports: code that no entry of the product reaches proves
 * nothing, however well it is tested.
 */
async function makeJudge(): Promise<(test: TestOutcome, requirement: Requirement) => string | null> {
  // The compiler takes most of a second to load.
  const { canProve, importsByIds, testKindOf } = await import('../lib/testedCode.ts')
  const unreachable = await findUnreachable()
  const files = new Map<string, { kind: TestKind; imports: ReturnType<typeof importsByIds> }>()
  const read = (file: string) => {
    const text = readFileSync(join(root, file), 'utf8')
    const found = files.get(file) ?? { kind: testKindOf(file, text), imports: importsByIds(file, text) }
    files.set(file, found)
    return found
  }
  return ({ title, file }, { test }) => {
    const { kind, imports } = read(isAbsolute(file) ? slashed(relative(root, file)) : file)
    if (!canProve(kind, test)) return `is a test of the kind ${kind}, and ${test} is required`
    const used = imports.get(bracketsOf(title) ?? '') ?? []
    const dead = [...used].filter((each) => unreachable.has(each) || unreachable.has(each.split('#')[0] ?? ''))
    return kind === 'e2e' || dead.length === 0 ? null : `calls what the product never calls: ${dead.join(', ')}`
  }
}

async function main(): Promise<number> {
  const { values } = readWords<{ id: string; verbose: true }>('check')
  const catalogue = loadRequirements()
  if (values.id !== undefined && !catalogue.some(({ id }) => id === values.id))
    refuse('check', `Unknown requirement ${values.id}. All are listed in api-spec/requirements.`)
  const reports = readReports()
  if (reports.length === 0) return fail(['No report of a test run in .reports. Run npm test first.'])
  if (process.stdout.isTTY) console.log('Following what the product calls')
  const { proofs, refused, problems } = checkRequirements({
    catalogue,
    reports,
    unproven: readFileSync(UNPROVEN, 'utf8').split('\n').filter(Boolean),
    flawOf: await makeJudge(),
  })

  if (values.id !== undefined) return explain(values.id, catalogue, proofs, refused)
  console.log(requirementsTable(catalogue, (id) => proofs.has(id)).join('\n'))
  if (values.verbose) {
    const open = catalogue.filter(({ id }) => !proofs.has(id))
    console.log(
      ['', 'Not proven:', ...open.map(({ id, area, title, test }) => `${id}  ${area} (${test}): ${title}`)].join('\n'),
    )
    const claimed = open.flatMap(({ id }) => (refused.get(id) ?? []).map((reason) => `${id}  ${reason}`))
    console.log(['', 'Claimed and not proven:', ...claimed].join('\n'))
  }
  return problems.length > 0 ? fail(problems) : 0
}

function explain(
  id: string,
  catalogue: readonly Requirement[],
  proofs: RequirementsCheck['proofs'],
  refused: RequirementsCheck['refused'],
): number {
  const requirement = catalogue.find((candidate) => candidate.id === id)
  if (requirement === undefined) return 1
  const titles = proofs.get(id)?.map((title) => `  ${title}`) ?? ['  no passed test']
  const reasons = refused.get(id)?.map((reason) => `  ${reason}`) ?? []
  const lines = [
    `${id} ${requirement.title}`,
    requirement.rule,
    `Asks for: ${requirement.test}`,
    '',
    'Proven by:',
    ...titles,
  ]
  console.log([...lines, ...(reasons.length > 0 ? ['Refused:', ...reasons] : [])].join('\n'))
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

if (process.argv[1] === import.meta.filename) process.exitCode = await main()
