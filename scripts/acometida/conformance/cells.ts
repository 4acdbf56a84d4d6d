import type { Finding as Breach } from '@acometida/api-spec/judge/judge'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Answered } from './target.ts'

/** The levels of a run, each harder to reach than the one before. */
export type Level = 'reach' | 'shape' | 'codes' | 'roles' | 'behaviour'

/** A breach of the contract, or of what a level asks beyond its letter. */
export type Finding = Omit<Breach, 'rule'> & { readonly rule: string }

/** What one question about an operation came to. */
export interface Cell {
  readonly operation: OperationId
  readonly level: Level
  /** What was asked: `success`, `as manager`, `code 2405`. */
  readonly name: string
  readonly findings: readonly Finding[]
  /** The call that decided it. */
  readonly answered?: Answered
  /** Why it could not be judged, and what would let it be. */
  readonly needs?: string
}

/** What became of an operation as a whole. */
export type Verdict = 'right' | 'broken' | 'drifted' | 'not judged'

/** The verdict of the cells of one operation. One that never succeeded, where that was asked, is not judged. */
export function verdictOf(cells: readonly Cell[]): Verdict {
  const findings = cells.flatMap((cell) => cell.findings)
  if (findings.some(({ severity }) => severity === 'broken')) return 'broken'
  const deciding = cells.filter(({ level, name }) => level === 'shape' && name === 'success')
  const asked = deciding.length > 0 ? deciding : cells
  if (asked.every(({ needs }) => needs !== undefined)) return 'not judged'
  return findings.length > 0 ? 'drifted' : 'right'
}
