import { operations } from '@acometida/api-spec/generated/operations'
import type { Cell } from './cells.ts'
import { lineOf } from './report.ts'
import type { Run } from './run.ts'

/** A question that two APIs answer differently. */
export interface Difference {
  readonly operation: Cell['operation']
  /** The level and the question: `shape, success`. */
  readonly question: string
  /** The result of each API: `right`, the findings, or why it was not judged. */
  readonly outcomes: readonly [one: string, other: string]
}

/** Compares two runs with the same options, question by question. */
export function differencesOf(one: Run, other: Run): Difference[] {
  const outcomes = [one, other].map(outcomesOf)
  const keys = new Set(outcomes.flatMap((each) => [...each.keys()]))
  return [...keys].flatMap((key) => {
    const [first, second] = outcomes.map((each) => each.get(key))
    const known = first ?? second
    const [here, there] = [first?.text ?? NOT_ASKED, second?.text ?? NOT_ASKED]
    return known === undefined || here === there ? [] : [{ ...known.of, outcomes: [here, there] as const }]
  })
}

/** The report of a comparison: the two addresses and the differences. */
export function differenceReport(one: Run, other: Run, differences: readonly Difference[]): string {
  const blocks = differences.map(({ operation, question, outcomes: [here, there] }) => {
    const { method, path } = operations[operation]
    return [`${operation} (${method} ${path}): ${question}`, `  ${one.url}: ${here}`, `  ${other.url}: ${there}`].join(
      '\n',
    )
  })
  const count = differences.length === 0 ? 'no differences' : `${differences.length} differences`
  return [`${count} between ${one.url} and ${other.url}`, ...blocks].join('\n\n')
}

const NOT_ASKED = 'not asked'

interface Outcome {
  readonly of: Pick<Difference, 'operation' | 'question'>
  readonly text: string
}

function outcomesOf({ operations: reports }: Run): ReadonlyMap<string, Outcome> {
  return new Map(
    reports.flatMap(({ operation, cells }) =>
      cells.map((cell): [string, Outcome] => {
        const question = `${cell.level}, ${cell.name}`
        return [`${operation} ${question}`, { of: { operation, question }, text: outcomeOf(cell) }]
      }),
    ),
  )
}

function outcomeOf({ findings, needs }: Cell): string {
  if (findings.length > 0) return findings.map(lineOf).join('; ')
  return needs === undefined ? 'right' : `not judged: ${needs}`
}
