import type { Finding as Breach } from '@acometida/api-spec/judge/judge'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Answered } from './target.ts'

/** The levels of a run, each harder to reach than the one before. */
export const LEVELS = ['reach', 'shape', 'codes', 'roles', 'behaviour'] as const
export type Level = (typeof LEVELS)[number]

/** The reason for an agreed finding, and where the agreement is written down. */
export interface Known {
  readonly reason: string
  readonly ticket?: string
}

/** A breach of the contract, or of a rule that a level adds to it. A known one does not count. */
export type Finding = Omit<Breach, 'rule'> & { readonly rule: string; readonly known?: Known }

/** The result of one question about an operation. */
export interface Result {
  /** The question: `success`, `as manager`, `code 2405`. */
  readonly name: string
  readonly findings: readonly Finding[]
  /** The call that decided the result. */
  readonly answered?: Answered
  /** Why the question could not be judged, and what would change that. */
  readonly needs?: string
}

/** A result, with the operation that it is about and the level that asked. */
export interface ConformanceCell extends Result {
  readonly operation: OperationId
  readonly level: Level
}

/** The level and the question: `shape, success`. */
export const questionOf = ({ level, name }: ConformanceCell): string => `${level}, ${name}`

/** The result for an operation as a whole. */
export type Verdict = 'right' | 'broken' | 'drifted' | 'known' | 'absent' | 'not judged'

/** The need of the only cell of an operation that the API lacks. */
export const ABSENT = 'the API does not have the operation'
/** The beginning of the needs of questions that the options leave out. */
export const NOT_ALLOWED = 'run with --effects'

/**
 * The verdict on the cells of one operation. It is not judged if it was asked to succeed and never did. It is known if
 * all its findings are known; a baseline does not change whether it counts as exercised.
 */
export function verdictOf(cells: readonly ConformanceCell[]): Verdict {
  const findings = cells.flatMap((cell) => cell.findings)
  const counting = findings.filter(({ known }) => known === undefined)
  if (counting.some(isBroken)) return 'broken'
  if (cells.some(({ needs }) => needs === ABSENT)) return 'absent'
  const deciding = cells.filter(({ level, name }) => level === 'shape' && name === 'success')
  const asked = deciding.length > 0 ? deciding : cells
  if (asked.every(({ needs }) => needs !== undefined) && !findings.some(isBroken)) return 'not judged'
  if (counting.length > 0) return 'drifted'
  return findings.length > 0 ? 'known' : 'right'
}

export const isBroken = ({ severity }: Finding): boolean => severity === 'broken'
