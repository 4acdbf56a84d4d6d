import { operations } from '@acometida/api-spec/generated/operations'
import { type ConformanceCell, questionOf } from './cells.ts'
import { lineOf } from './report.ts'
import type { Run } from './run.ts'

/** A question about an operation that two APIs answer differently. */
export interface Difference {
  readonly question: string
  /** The result of each API: `right`, the findings, or why it was not judged. */
  readonly outcomes: readonly [one: string, other: string]
}

/** Compares two runs with the same options, question by question. */
export function differencesOf(one: Run, other: Run): Difference[] {
  const [here, there] = [outcomesOf(one), outcomesOf(other)]
  return [...new Set([...here.keys(), ...there.keys()])]
    .map((question) => ({
      question,
      outcomes: [here.get(question) ?? 'not asked', there.get(question) ?? 'not asked'] as const,
    }))
    .filter(({ outcomes: [first, second] }) => first !== second)
}

/** The report of a comparison: the two addresses and the differences. */
export function differenceReport(one: Run, other: Run, differences: readonly Difference[]): string {
  const blocks = differences.map(
    ({ question, outcomes: [here, there] }) => `${question}\n  ${one.url}: ${here}\n  ${other.url}: ${there}`,
  )
  const count = differences.length === 0 ? 'no differences' : `${differences.length} differences`
  return [`${count} between ${one.url} and ${other.url}`, ...blocks].join('\n\n')
}

function outcomesOf(run: Run): ReadonlyMap<string, string> {
  const cells = run.operations.flatMap((each) => each.cells)
  return new Map(
    cells.map((cell) => {
      const { method, path } = operations[cell.operation]
      return [`${cell.operation} (${method} ${path}): ${questionOf(cell)}`, outcomeOf(cell)]
    }),
  )
}

function outcomeOf({ findings, needs }: ConformanceCell): string {
  if (findings.length > 0) return findings.map(lineOf).join('; ')
  return needs === undefined ? 'right' : `not judged: ${needs}`
}
