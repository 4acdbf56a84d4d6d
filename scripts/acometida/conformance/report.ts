import { operations } from '@acometida/api-spec/generated/operations'
import { personal, type PersonalShape } from '@acometida/api-spec/generated/personal'
import { SECRET_NAMES } from '@acometida/api-spec/generated/secrets'
import type { Cell, Finding } from './cells.ts'
import type { OperationReport, Run } from './run.ts'
import type { Sent } from './target.ts'

/** The counts of a run, as its report begins. */
export interface Counts {
  readonly exercised: number
  readonly all: number
  readonly right: number
  readonly broken: number
  readonly drifted: number
  readonly notJudged: number
}

export function countsOf({ operations: reports }: Run): Counts {
  const count = (verdict: string) => reports.filter((each) => each.verdict === verdict).length
  const notJudged = count('not judged')
  return {
    exercised: reports.length - notJudged,
    all: reports.length,
    right: count('right'),
    broken: count('broken'),
    drifted: count('drifted'),
    notJudged,
  }
}

/** The first line of each report. */
export function summaryOf(run: Run): string {
  return summaryLine(countsOf(run))
}

export function summaryLine({ exercised, all, right, broken, drifted, notJudged }: Counts): string {
  return `exercised ${exercised}/${all} · right ${right} · broken ${broken} · drifted ${drifted} · not judged ${notJudged}`
}

/**
 * The report for a terminal: a block for each operation that is not right, and how much more was not judged, which may
 * be hundreds of lines.
 */
export function textReport(run: Run): string {
  const blocks = run.operations.filter(({ verdict }) => verdict !== 'right').map((each) => textBlock(each, run))
  const open = run.operations
    .filter(({ verdict }) => verdict === 'right')
    .flatMap(({ cells }) => cells.filter(({ needs }) => needs !== undefined)).length
  const rest = `${open} questions about operations that are right were not judged; --report html tells what each needs.`
  return [summaryOf(run), ...blocks, ...(open > 0 ? [rest] : [])].join('\n\n')
}

function textBlock({ operation, verdict, cells }: OperationReport, run: Run): string {
  const { method, path } = operations[operation]
  const found = cells.filter(({ findings }) => findings.length > 0)
  return [
    `${verdict} ${operation} (${method} ${path})`,
    ...found.flatMap((cell) => [
      `  ${cell.level}, ${cell.name}`,
      ...sentAndCame(cell, run).map((line) => `    ${line}`),
      ...cell.findings.map((finding) => `    ${lineOf(finding)}`),
    ]),
    ...cells
      .filter(({ needs }) => needs !== undefined)
      .map(({ level, name, needs }) => `  not judged: ${level}, ${name}: ${needs}`),
  ].join('\n')
}

/** What was found, as lines that a workflow of GitHub shows beside its job. */
export function annotationsOf({ operations: reports }: Run): string[] {
  return reports.flatMap(({ operation, cells }) =>
    cells.flatMap(({ level, findings }) =>
      findings.map((finding) => {
        const kind = finding.severity === 'broken' ? 'error' : 'warning'
        return `::${kind} title=${operation}, ${level}::${lineOf(finding).replaceAll('%', '%25').replaceAll('\n', '%0A')}`
      }),
    ),
  )
}

/** Whether there is something to say of a cell. */
export function isNotable({ findings, needs }: Cell): boolean {
  return findings.length > 0 || needs !== undefined
}

/** The call and what came back; empty where the finding is not of a call. */
export function sentAndCame({ answered }: Cell, { isReference }: Run): string[] {
  if (!answered) return []
  const { status, code, type, body } = answered
  return [
    `sent: ${curlOf(answered.sent, isReference)}`,
    `came: ${status}${code === '' ? '' : ` ${code}`}, ${type || 'no content-type'}, ${Buffer.byteLength(body)} bytes`,
  ]
}

export function lineOf({ severity, rule, where, expected, got }: Finding): string {
  return `${severity}: ${rule}${where === '' ? '' : ` at ${where}`}: expected ${expected}; got ${got}`
}

/**
 * A call as a command. Tokens are never shown; of an API with real people the values of the call are not either.
 * @param isOfNobody whether the people of the API are invented
 */
export function curlOf({ operation, url, headers, body }: Sent, isOfNobody: boolean): string {
  const { method, path } = operations[operation]
  const address = isOfNobody ? url : maskedUrl(url, path)
  const shown = Object.entries(headers).map(([name, value]) =>
    name === 'authorization' ? '-H "authorization: Bearer $TOKEN"' : `-H '${name}: ${value}'`,
  )
  const data =
    body === undefined
      ? []
      : [`-d '${JSON.stringify(masked(body, personal[operation].body, isOfNobody)).replaceAll("'", String.raw`'\''`)}'`]
  return [`curl -X ${method} '${address}'`, ...shown, ...data].join(' ')
}

/** The address with the names of its values alone. */
function maskedUrl(url: string, path: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const base = pathname
    .split('/')
    .slice(0, -(path.split('/').length - 1))
    .join('/')
  const names = [...new Set(searchParams.keys())].map((name) => `${name}=…`)
  return origin + base + path + (names.length > 0 ? `?${names.join('&')}` : '')
}

/** A file is shown by its beginning. */
const LONGEST_SHOWN = 1_000

/** A body without what opens something, and of people without all values. */
function masked(value: unknown, shape: PersonalShape | null | undefined, isOfNobody: boolean, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => masked(each, shape?.items, isOfNobody, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, masked(each, fieldsOf(shape)[key], isOfNobody, key)]),
    )
  if (!isOfNobody || shape?.personal === 'secret' || SECRET_NAMES.has(name)) return '…'
  return typeof value === 'string' && value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value
}

/** The fields of an object, of all its variants where it has some. */
function fieldsOf(shape: PersonalShape | null | undefined): Readonly<Record<string, PersonalShape>> {
  const { properties = {}, variants = [] } = shape ?? {}
  return Object.fromEntries([
    ...Object.entries(properties),
    ...variants.flatMap((each) => Object.entries(fieldsOf(each))),
  ])
}
