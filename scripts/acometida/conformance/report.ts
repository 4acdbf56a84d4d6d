import { operations } from '@acometida/api-spec/generated/operations'
import { personal, type PersonalShape } from '@acometida/api-spec/generated/personal'
import { SECRET_NAMES } from '@acometida/api-spec/generated/secrets'
import { shellWord } from '@acometida/api-spec/rules/shellWord'
import { type Cell, type Finding, questionOf } from './cells.ts'
import { entryLine, knownText } from './knownFinding.ts'
import type { OperationReport, Run } from './run.ts'
import type { Sent } from './target.ts'

/** The counts at the beginning of a report. */
export interface Counts {
  readonly exercised: number
  readonly all: number
  readonly right: number
  readonly broken: number
  readonly drifted: number
  readonly notJudged: number
  /** Operations whose findings are all known; only with a baseline. */
  readonly known?: number
}

export function countsOf({ operations: reports, baseline }: Run): Counts {
  const count = (verdict: string) => reports.filter((each) => each.verdict === verdict).length
  const notJudged = count('not judged')
  return {
    exercised: reports.length - notJudged,
    all: reports.length,
    right: count('right'),
    broken: count('broken'),
    drifted: count('drifted'),
    notJudged,
    ...(baseline && { known: count('known') }),
  }
}

/** The first line of each report. */
export function summaryOf(run: Run): string {
  return summaryLine(countsOf(run))
}

export function summaryLine({ exercised, all, right, broken, drifted, notJudged, known }: Counts): string {
  const line = `exercised ${exercised}/${all} · right ${right} · broken ${broken} · drifted ${drifted} · not judged ${notJudged}`
  return known === undefined ? line : `${line} · known ${known}`
}

/** The lines about entries of the baseline that need attention; empty without a baseline. */
export function baselineLines({ baseline }: Run): string[] {
  if (!baseline) return []
  return [
    ...baseline.expired.map((each) => `No longer agreed on, the last day was ${each.expires}: ${entryLine(each)}`),
    ...baseline.stale.map(
      (each) => `Agreed on, and not found: ${entryLine(each)}. --baseline-prune removes the entry.`,
    ),
  ]
}

/**
 * The report for a terminal: a block for each operation that is not right, and only the number of those that were not
 * judged, because they may be hundreds of lines.
 */
export function textReport(run: Run): string {
  const blocks = run.operations.filter(({ verdict }) => verdict !== 'right').map((each) => textBlock(each, run))
  const right = run.operations.filter(({ verdict }) => verdict === 'right').flatMap((each) => each.cells)
  const open = right.filter(({ needs }) => needs !== undefined).length
  const rest = `${open} questions about operations that are right were not judged; --report html tells what each needs.`
  const notes = baselineLines(run).join('\n')
  return [summaryOf(run), ...blocks, ...(open > 0 ? [rest] : []), ...(notes === '' ? [] : [notes])].join('\n\n')
}

function textBlock({ operation, verdict, cells }: OperationReport, run: Run): string {
  const { method, path } = operations[operation]
  const found = cells.filter(({ findings }) => findings.length > 0)
  const open = cells.filter(({ needs }) => needs !== undefined)
  return [
    `${verdict} ${operation} (${method} ${path})`,
    ...found.flatMap((cell) => [`  ${questionOf(cell)}`, ...detailsOf(cell, run).map((line) => `    ${line}`)]),
    ...open.map((cell) => `  not judged: ${questionOf(cell)}: ${cell.needs}`),
  ].join('\n')
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
    ...expired.map((each) => annotation('error', 'baseline', `the last day was ${each.expires}: ${entryLine(each)}`)),
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
export function detailsOf({ answered, findings }: Cell, { isReference }: Run): string[] {
  if (findings.length === 0) return []
  const lines = findings.map(lineOf)
  if (!answered) return lines
  const { sent, status, code, type, body } = answered
  const came = `came: ${status}${code === '' ? '' : ` ${code}`}, ${type || 'no content-type'}, ${Buffer.byteLength(body)} bytes`
  return [`sent: ${curlOf(sent, isReference)}`, came, ...lines]
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
