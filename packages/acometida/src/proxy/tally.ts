import { operations } from '@acometida/api-spec/generated/operations'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Finding } from '../conformance/cells.ts'
import { type Counts, lineOf, summaryLine } from '../conformance/report.ts'
import type { JudgedCall } from './judgeCall.ts'

/** The findings in the calls of a proxy, each once. */
export interface Tally {
  /** Counts a call, and returns a line for each of its findings that is new. */
  readonly add: (call: JudgedCall) => readonly string[]
  /** Counts a call that is none of the contract, such as `GET /posts`. */
  readonly addForeign: (call: string) => void
  readonly counts: () => Counts
  /** The counts of operations as one line, then each finding with the number of calls that had it. */
  readonly report: () => string
}

interface Found {
  readonly finding: Finding
  readonly calls: number
}

export function makeTally(): Tally {
  /** The findings of each called operation by their keys. */
  const called = new Map<OperationId, Map<string, Found>>()
  const unjudged = new Map<string, number>()
  const foreign = new Map<string, number>()
  let judged = 0
  const counts = () => countsOf([...called.values()].map((found) => [...found.values()]))
  return {
    add: ({ operation, findings, notJudged }) => {
      if (notJudged === undefined) judged += 1
      else unjudged.set(notJudged, (unjudged.get(notJudged) ?? 0) + 1)
      const known = called.get(operation) ?? new Map<string, Found>()
      called.set(operation, known)
      return findings.flatMap((each) => {
        const { finding, calls } = known.get(keyOf(each)) ?? { finding: each, calls: 0 }
        known.set(keyOf(each), { finding, calls: calls + 1 })
        return calls === 0 ? [textOf(each)] : []
      })
    },
    addForeign: (call) => void foreign.set(call, (foreign.get(call) ?? 0) + 1),
    counts,
    report: () => {
      const found = [...called.values()].flatMap((each) => [...each.values()])
      return [
        summaryLine(counts()),
        `${callsOf(judged)} judged`,
        ...[...unjudged].map(([reason, times]) => `${callsOf(times)} not judged: ${reason}`),
        ...foreignLines(foreign, called.size === 0),
        ...found
          .toSorted((one, other) => rankOf(one.finding) - rankOf(other.finding))
          .map(({ finding, calls }) => `${calls}× ${textOf(finding)}`),
      ].join('\n')
    },
  }
}

function foreignLines(foreign: ReadonlyMap<string, number>, areAll: boolean): readonly string[] {
  if (foreign.size === 0) return []
  const all = [...foreign].toSorted(([, one], [, other]) => other - one)
  const named = all.slice(0, MOST_NAMED).map(([call, times]) => (times === 1 ? call : `${call} ${times}×`))
  const total = all.reduce((sum, [, times]) => sum + times, 0)
  const rest = all.length > MOST_NAMED ? ', …' : ''
  return [
    `${callsOf(total)} outside the contract: ${named.join(', ')}${rest}`,
    ...(areAll
      ? [
          'No call was in the contract. Put the base path of the API into --target, such as https://api.example/v1; clients then call the proxy without it.',
        ]
      : []),
  ]
}

const MOST_NAMED = 5

function callsOf(count: number): string {
  return `${count} ${count === 1 ? 'call' : 'calls'}`
}

/** A finding as a line that quotes nothing of the call: `listBills (GET /listBills): broken: status: expected …`. */
export function textOf(finding: Finding): string {
  const { operation, severity, rule, where, expected } = finding
  const { method, path } = operations[operation]
  const line = rule === 'request' ? `${severity}: request at ${where}: ${expected}` : lineOf(finding)
  return `${operation} (${method} ${path}): ${line}`
}

/** The key of a finding. Findings that differ only in the indexes of lists share it. */
function keyOf({ rule, expected, where }: Finding): string {
  return [rule, expected, where.replaceAll(/\[\d+\]|(?<=\/)\d+(?=\/|$)/g, '[]')].join('\n')
}

const rankOf = ({ severity }: Finding): number => ['broken', 'drift', 'slow'].indexOf(severity)

function countsOf(called: readonly (readonly Found[])[]): Counts {
  const all = Object.keys(operations).length
  const has = (found: readonly Found[], severity: string) => found.some(({ finding }) => finding.severity === severity)
  const absent = called.filter((found) => found.length > 0 && found.every(({ finding }) => finding.rule === 'absent'))
  const broken = called.filter((found) => has(found, 'broken')).length
  const right = called.filter((found) => found.length === 0).length
  const exercised = called.length - absent.length
  return {
    exercised,
    all: all - absent.length,
    right,
    broken,
    drifted: exercised - right - broken,
    notJudged: all - called.length,
    ...(absent.length > 0 && { absent: absent.length }),
  }
}
