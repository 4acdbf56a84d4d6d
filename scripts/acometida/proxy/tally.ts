import { operations } from '@acometida/api-spec/generated/operations'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Finding } from '../conformance/cells.ts'
import { type Counts, lineOf, summaryLine } from '../conformance/report.ts'
import type { JudgedCall } from './judgeCall.ts'

/** The findings in the calls of a proxy, each once. */
export interface Tally {
  /** Counts a call, and returns a line for each of its findings that is new. */
  readonly add: (call: JudgedCall) => readonly string[]
  readonly counts: () => Counts
  /** The counts of operations as one line, then each finding with the number of calls that had it. */
  readonly report: () => string
}

interface Found {
  readonly finding: Finding
  calls: number
}

export function makeTally(): Tally {
  const called = new Map<OperationId, Found[]>()
  const unjudged = new Map<string, number>()
  let judged = 0
  const counts = () => countsOf([...called.values()])
  return {
    add: ({ operation, findings, notJudged }) => {
      if (notJudged === undefined) judged += 1
      else unjudged.set(notJudged, (unjudged.get(notJudged) ?? 0) + 1)
      const known = called.get(operation) ?? []
      called.set(operation, known)
      return findings.flatMap((finding) => {
        const same = known.find((each) => isSame(each.finding, finding))
        if (same) {
          same.calls += 1
          return []
        }
        known.push({ finding, calls: 1 })
        return [textOf(finding)]
      })
    },
    counts,
    report: () => {
      const found = [...called.values()].flat().toSorted((one, other) => rankOf(one.finding) - rankOf(other.finding))
      return [
        summaryLine(counts()),
        `${judged} calls judged`,
        ...[...unjudged].map(([reason, times]) => `${times} calls not judged: ${reason}`),
        ...found.map(({ finding, calls: times }) => `${times}× ${textOf(finding)}`),
      ].join('\n')
    },
  }
}

/** A finding as a line, which quotes nothing of the call. */
export function textOf(finding: Finding): string {
  const { operation, severity, rule, where, expected } = finding
  const { method, path } = operations[operation]
  const line = rule === 'request' ? `${severity}: request at ${where}: ${expected}` : lineOf(finding)
  return `${operation} (${method} ${path}): ${line}`
}

function isSame(one: Finding, other: Finding): boolean {
  return one.rule === other.rule && one.expected === other.expected && placeOf(one.where) === placeOf(other.where)
}

/** A place without the indexes of its lists. */
const placeOf = (where: string): string => where.replaceAll(/\[\d+\]|(?<=\/)\d+(?=\/|$)/g, '[]')

const rankOf = ({ severity }: Finding): number => ['broken', 'drift', 'slow'].indexOf(severity)

function countsOf(called: readonly (readonly Found[])[]): Counts {
  const all = Object.keys(operations).length
  const has = (found: readonly Found[], severity: string) => found.some(({ finding }) => finding.severity === severity)
  const broken = called.filter((found) => has(found, 'broken')).length
  const right = called.filter((found) => found.length === 0).length
  const exercised = called.length
  return { exercised, all, right, broken, drifted: exercised - right - broken, notJudged: all - exercised }
}
