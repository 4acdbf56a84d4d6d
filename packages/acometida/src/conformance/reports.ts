import { operations } from '@acometida/api-spec/generated/operations'
import { type ConformanceCell, questionOf } from './cells.ts'
import { entryLine, knownText } from './knownFinding.ts'
import {
  absences,
  type Alike,
  baselineLines,
  countsOf,
  curlOf,
  detailsOf,
  findingsOf,
  lineOf,
  openNeeds,
  conformanceSummaryOf,
} from './report.ts'
import type { OperationReport, Run } from './run.ts'

/** The files that a run writes besides its printed report, by the name of the format. */
export const REPORTS = {
  json: { file: 'conformance.json', write: json },
  junit: { file: 'conformance.xml', write: junit },
  md: { file: 'conformance.md', write: markdown },
  html: { file: 'conformance.html', write: html },
} as const

export type ConformanceFormat = keyof typeof REPORTS
export const CONFORMANCE_FORMATS = Object.keys(REPORTS) as ConformanceFormat[] // the keys of a literal

function json(run: Run): string {
  const cellOf = ({ level, name, findings, needs, answered }: ConformanceCell) => ({
    level,
    name,
    ...(needs === undefined ? {} : { needs }),
    findings,
    ...(answered && findings.length > 0
      ? { sent: curlOf(answered.sent, run.isReference), status: answered.status }
      : {}),
  })
  const reports = run.operations.map(({ operation, verdict, cells }) => ({
    operation,
    verdict,
    cells: cells.map(cellOf),
  }))
  const { url, seed, baseline } = run
  const counts = countsOf(run)
  const content = {
    summary: conformanceSummaryOf(run),
    url,
    seed,
    counts,
    absent: absences(run),
    baseline,
    operations: reports,
  }
  return JSON.stringify(content, null, 2)
}

/**
 * A test case for each question. Drift and known findings are no failures, and questions that could not be judged are
 * skipped. An expired entry of a baseline is a failure.
 */
function junit(run: Run): string {
  const suites = run.operations.flatMap(({ operation, cells }) => {
    const failed = cells.filter(isBroken).length
    const skipped = cells.filter((cell) => cell.needs !== undefined && !isBroken(cell)).length
    return [
      `  <testsuite name="${operation}" tests="${cells.length}" failures="${failed}" skipped="${skipped}">`,
      ...cells.map((cell) => {
        const name = escaped(`${cell.level}: ${cell.name}`)
        return `    <testcase classname="${operation}" name="${name}">${outcomeOf(cell, run)}</testcase>`
      }),
      '  </testsuite>',
    ]
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="acometida conformance">`,
    ...suites,
    ...expiredSuite(run),
    '</testsuites>',
    '',
  ].join('\n')
}

const isBroken = ({ findings }: ConformanceCell): boolean =>
  findings.some(({ severity, known }) => severity === 'broken' && known === undefined)

function expiredSuite({ baseline }: Run): string[] {
  const expired = baseline?.expired ?? []
  if (expired.length === 0) return []
  const cases = expired.map((each) => {
    const message = escaped(`expired after ${each.expires}`)
    return `    <testcase classname="baseline" name="${escaped(entryLine(each))}"><failure message="${message}"/></testcase>`
  })
  const count = expired.length
  return [`  <testsuite name="baseline" tests="${count}" failures="${count}">`, ...cases, '  </testsuite>']
}

function outcomeOf(cell: ConformanceCell, run: Run): string {
  const details = escaped(detailsOf(cell, run).join('\n'))
  if (isBroken(cell)) return `<failure message="${escaped(cell.findings.map(lineOf).join('; '))}">${details}</failure>`
  if (cell.needs !== undefined) return `<skipped message="${escaped(cell.needs)}"/>`
  return details === '' ? '' : `<system-out>${details}</system-out>`
}

function markdown(run: Run): string {
  const rows = findingsOf(run).map(
    ({ cell, finding: { severity, where, expected, got, known }, operations: named }) => {
      const kind = known ? `known ${severity}: ${knownText(known)}` : severity
      const fields = [kind, named.join(', '), cell.level, where, expected, got]
      return `| ${fields.map((each) => each.replaceAll('|', String.raw`\|`)).join(' | ')} |`
    },
  )
  const table = ['| | Operation | Level | Where | Expected | Got |', '| --- | --- | --- | --- | --- | --- |', ...rows]
  return [
    `**${conformanceSummaryOf(run)}**`,
    ...(rows.length > 0 ? ['', ...table] : []),
    ...section('Not judged:', openNeeds(run).map(lineOfAlike)),
    ...section('Absent:', absences(run).map(lineOfAlike)),
    ...section(null, baselineLines(run)),
    '',
  ].join('\n')
}

function section(title: string | null, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  return ['', ...(title === null ? [] : [title, '']), ...lines.map((line) => `- ${line}`)]
}

function lineOfAlike({ text, operations: named }: Alike): string {
  return `${named.join(', ')}: ${text}`
}

/** A single page that opens without a network. */
function html(run: Run): string {
  const there = run.operations.filter(({ verdict }) => verdict !== 'absent')
  const blocks = there.map((each) => htmlBlock(each, run)).join('\n')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conformance of ${escaped(run.url)}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
  summary { padding: .25rem 0; } pre { white-space: pre-wrap; overflow-wrap: anywhere; padding-left: 1rem; }
</style>
<h1>Conformance of ${escaped(run.url)}</h1>
<p>${conformanceSummaryOf(run)}</p>
${[...absences(run).map((each) => `absent ${lineOfAlike(each)}`), ...baselineLines(run)]
  .map((line) => `<p>${escaped(line)}</p>`)
  .join('\n')}
${blocks}
</html>
`
}

function htmlBlock({ operation, verdict, cells }: OperationReport, run: Run): string {
  const { method, path } = operations[operation]
  const lines = cells
    .filter(({ findings, needs }) => findings.length > 0 || needs !== undefined)
    .map((cell) => {
      const unjudged = cell.needs === undefined ? [] : [`not judged: ${cell.needs}`]
      return [questionOf(cell), ...detailsOf(cell, run), ...unjudged].join('\n  ')
    })
  const open = verdict === 'broken' || verdict === 'drifted' ? ' open' : ''
  return `<details${open}><summary>${verdict}: ${operation} (${escaped(`${method} ${path}`)})</summary><pre>${escaped(lines.join('\n'))}</pre></details>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
