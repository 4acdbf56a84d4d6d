import { absenceEffects } from '@acometida/api-spec/generated/absenceEffects'
import { operations } from '@acometida/api-spec/generated/operations'
import { personal, type PersonalShape } from '@acometida/api-spec/generated/personal'
import { SECRET_NAMES } from '@acometida/api-spec/generated/secrets'
import { withoutIndexes } from '@acometida/api-spec/judge/readAnswer'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { shellWord } from '@acometida/api-spec/rules/shellWord'
import { groupedBy } from '../lib/groupedBy.ts'
import { type ConformanceCell, type Finding, questionOf } from './cells.ts'
import { entryLine, knownText } from './knownFinding.ts'
import type { OperationReport, Run } from './run.ts'
import type { Sent } from './target.ts'

/** The counts at the beginning of a report. */
export interface Counts {
  readonly exercised: number
  /** The operations that are there. */
  readonly all: number
  readonly right: number
  readonly broken: number
  readonly drifted: number
  readonly notJudged: number
  /** Operations that the API lacks; only where a run looked for them. */
  readonly absent?: number
  /** Operations whose findings are all known; only with a baseline. */
  readonly known?: number
}

export function countsOf({ operations: reports, baseline }: Run): Counts {
  const count = (verdict: string) => reports.filter((each) => each.verdict === verdict).length
  const notJudged = count('not judged')
  const absent = count('absent')
  const all = reports.length - absent
  return {
    exercised: all - notJudged,
    all,
    right: count('right'),
    broken: count('broken'),
    drifted: count('drifted'),
    notJudged,
    absent,
    ...(baseline && { known: count('known') }),
  }
}

/** The first line of each report. */
export function conformanceSummaryOf(run: Run): string {
  return summaryLine(countsOf(run))
}

export function summaryLine({ exercised, all, right, broken, drifted, notJudged, absent, known }: Counts): string {
  return [
    `exercised ${exercised}/${all} · right ${right} · broken ${broken} · drifted ${drifted} · not judged ${notJudged}`,
    ...(absent === undefined ? [] : [`absent ${absent}`]),
    ...(known === undefined ? [] : [`known ${known}`]),
  ].join(' · ')
}

/** Operations about which a report says the same. */
export interface Alike {
  readonly text: string
  readonly operations: readonly OperationId[]
}

/** What the client does without the operations that the API lacks. */
export function absences({ operations: reports }: Run): Alike[] {
  const absent = reports.filter(({ verdict }) => verdict === 'absent')
  return alike(absent, ({ operation }) => absenceEffects[operation] ?? ABSENT_USUALLY)
}

const ABSENT_USUALLY = 'The part of the screen that needs it shows that it is not available. The rest works.'

/** Why operations were not judged: the need of their success, or else the first need of their other questions. */
export function openNeeds({ operations: reports }: Run): Alike[] {
  const open = reports.filter(({ verdict }) => verdict === 'not judged')
  return alike(open, ({ cells }) => {
    const success = cells.find(({ level, needs }) => level === 'shape' && needs !== undefined)
    return (success ?? cells.find(({ needs }) => needs !== undefined))?.needs ?? ''
  })
}

function alike(reports: readonly OperationReport[], textOf: (report: OperationReport) => string): Alike[] {
  const byText = groupedBy(reports, textOf)
  return [...byText].map(([text, same]) => ({ text, operations: same.map(({ operation }) => operation) }))
}

/** A finding, and the operations that have it in the answer to the same question. */
export interface Found {
  readonly cell: ConformanceCell
  readonly finding: Finding
  readonly operations: readonly OperationId[]
}

/** The findings of a run. Equal ones of several operations are one, which has the cell of the first of them. */
export function findingsOf({ operations: reports }: Run): Found[] {
  const cells = reports.flatMap((each) => each.cells)
  const all = cells.flatMap((cell) => cell.findings.map((finding) => ({ cell, finding })))
  const groups = groupedBy(all, ({ cell, finding }) => `${questionOf(cell)}\n${withoutIndexes(lineOf(finding))}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const operations = [...new Set(group.map(({ cell }) => cell.operation))]
    return first ? [{ ...first, operations }] : []
  })
}

/** The lines about entries of the baseline that need attention; empty without a baseline. */
export function baselineLines({ baseline }: Run): string[] {
  if (!baseline) return []
  return [
    ...baseline.expired.map((each) => `Expired after ${each.expires}: ${entryLine(each)}`),
    ...baseline.stale.map((each) => `No longer found: ${entryLine(each)}. Remove the entry with --baseline-prune.`),
  ]
}

/**
 * The report for a terminal: a block for each operation with findings, each finding at the first operation that has it;
 * then what is absent and what was not judged, with operations of which the same is said in one line.
 */
export function textReport(run: Run): string {
  const found = findingsOf(run)
  const blocks = run.operations.flatMap((each) => textBlock(each, run, found))
  const judged = run.operations.filter(({ verdict }) => verdict !== 'not judged' && verdict !== 'absent')
  const open = judged.flatMap((each) => each.cells).filter(({ needs }) => needs !== undefined).length
  const rest = `${open} more questions were not judged. --report html says what each needs.`
  const paragraphs = [
    openNeeds(run).map(({ text, operations: named }) => `not judged ${named.join(', ')}: ${text}`),
    absences(run).map(({ text, operations: named }) => `absent ${named.join(', ')}: ${text}`),
    open > 0 ? [rest] : [],
    baselineLines(run),
  ]
  return [
    conformanceSummaryOf(run),
    ...blocks,
    ...paragraphs.filter(({ length }) => length > 0).map((lines) => lines.join('\n')),
  ].join('\n\n')
}

/** The block of an operation; none if all its findings stand at operations before it. */
function textBlock({ operation, verdict, cells }: OperationReport, run: Run, found: readonly Found[]): string[] {
  const { method, path } = operations[operation]
  const lines = cells.flatMap((cell) => {
    const own = found.filter((each) => each.cell === cell)
    const told = own.flatMap(({ finding, operations: [, ...others] }) => [lineOf(finding), ...sameAt(others)])
    return own.length === 0
      ? []
      : [`  ${questionOf(cell)}`, ...[...callLines(cell, run), ...told].map((line) => `    ${line}`)]
  })
  return lines.length === 0 ? [] : [[`${verdict} ${operation} (${method} ${path})`, ...lines].join('\n')]
}

function sameAt(others: readonly OperationId[]): string[] {
  return others.length === 0 ? [] : [`the same finding in ${others.length} more: ${others.join(', ')}`]
}

/** The findings as annotations, lines that a GitHub workflow shows beside its job. */
export function annotationsOf({ operations: reports, baseline }: Run): string[] {
  const cells = reports.flatMap((each) => each.cells)
  const found = cells.flatMap(({ operation, level, findings }) =>
    findings.map((finding) => annotation(kindOf(finding), `${operation}, ${level}`, lineOf(finding))),
  )
  const expired = baseline?.expired ?? []
  return [
    ...found,
    ...expired.map((each) => annotation('error', 'baseline', `expired after ${each.expires}: ${entryLine(each)}`)),
  ]
}

function annotation(kind: string, title: string, text: string): string {
  return `::${kind} title=${title}::${text.replaceAll('%', '%25').replaceAll('\n', '%0A')}`
}

function kindOf({ known, severity }: Finding): string {
  if (known) return 'notice'
  return severity === 'broken' ? 'error' : 'warning'
}

/** The findings of a cell, each as a line, after the call that they are about and its answer. */
export function detailsOf(cell: ConformanceCell, run: Run): string[] {
  return cell.findings.length === 0 ? [] : [...callLines(cell, run), ...cell.findings.map(lineOf)]
}

function callLines({ answered }: ConformanceCell, { isReference }: Run): string[] {
  if (!answered) return []
  const { sent, status, code, type, body } = answered
  const came = `came: ${status}${code === '' ? '' : ` ${code}`}, ${type || 'no content-type'}, ${Buffer.byteLength(body)} bytes`
  return [`sent: ${curlOf(sent, isReference)}`, came]
}

export function lineOf({ severity, rule, where, expected, got, known }: Finding): string {
  const line = `${severity}: ${rule}${where === '' ? '' : ` at ${where}`}: expected ${expected}; got ${got}`
  return known ? `known ${line} (${knownText(known)})` : line
}

/**
 * A call as a curl command. Tokens are never shown. For an API with real people, the values of the call are hidden too.
 * @param isOfNobody whether the people of the API are invented
 */
export function curlOf({ operation, url, headers, body }: Sent, isOfNobody: boolean): string {
  const { method, path } = operations[operation]
  const address = isOfNobody ? url : maskedUrl(url, path)
  const shown = Object.entries(headers).map(([name, value]) =>
    name === 'authorization' ? '-H "authorization: Bearer $TOKEN"' : `-H ${shellWord(`${name}: ${value}`)}`,
  )
  const data =
    body === undefined ? [] : [`-d ${shellWord(JSON.stringify(masked(body, personal[operation].body, isOfNobody)))}`]
  return [`curl -X ${method} ${shellWord(address)}`, ...shown, ...data].join(' ')
}

/** The address with the names of its values instead of the values. */
function maskedUrl(url: string, path: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const base = pathname
    .split('/')
    .slice(0, -(path.split('/').length - 1))
    .join('/')
  const names = [...new Set(searchParams.keys())].map((name) => `${name}=…`)
  return origin + base + path + (names.length > 0 ? `?${names.join('&')}` : '')
}

/** Only the beginning of a longer file is shown. */
const LONGEST_SHOWN = 1_000

/** A body without secrets, and without any values if the people are real. */
function masked(value: unknown, shape: PersonalShape | null | undefined, isOfNobody: boolean, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => masked(each, shape?.items, isOfNobody, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, masked(each, fieldsOf(shape)[key], isOfNobody, key)]),
    )
  if (!isOfNobody || shape?.personal === 'secret' || SECRET_NAMES.has(name)) return '…'
  return typeof value === 'string' && value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value
}

/** The fields of an object, those of all its variants if it has some. */
function fieldsOf(shape: PersonalShape | null | undefined): Readonly<Record<string, PersonalShape>> {
  const { properties = {}, variants = [] } = shape ?? {}
  return Object.fromEntries([
    ...Object.entries(properties),
    ...variants.flatMap((each) => Object.entries(fieldsOf(each))),
  ])
}
