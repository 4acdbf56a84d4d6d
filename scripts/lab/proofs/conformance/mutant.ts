import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Preflight } from '@acometida/e2e/support/manglingProxy.ts'
import type { Answer } from '@acometida/e2e/support/manglings.ts'

/** A call of a run, as the run knows it. */
export interface AskedCall {
  readonly caller: string | null
  readonly path: string
  /** As text; empty without a body. */
  readonly body: string
  /** Whether it is one of two calls under the same message-id. */
  readonly isRepeated: boolean
}

/** The facts about an operation from a run without mutants. */
export interface Healthy {
  readonly id: OperationId
  /** The first success of the operation. */
  readonly success: Answer
  /** The callers that the table of roles lets in, and those that it refuses; null is a visitor. */
  readonly letIn: readonly (string | null)[]
  readonly refused: readonly (string | null)[]
  /** The values that make a call about somebody else's things; empty if the operation is about nobody's. */
  readonly othersValues: readonly string[]
}

/** Changes the answer to a call, or returns the same object. */
export type Change = (answer: Answer, call: AskedCall) => Answer

/** One fault at one place. */
export interface Mutant {
  readonly operator: string
  readonly operation: OperationId
  /** The changed field, caller or header; empty if the answer itself is changed. */
  readonly place: string
  /** The least severity that a run has to find. */
  readonly severity: 'broken' | 'drift'
  /** The operation whose answers are changed while the run asks about the mutant's. By default they are the same. */
  readonly answersOf?: OperationId
  /** Makes a fresh change, because a change may remember earlier answers. */
  readonly makeChange?: () => Change
  readonly changePreflight?: (given: Preflight) => Preflight
}

/** A kind of fault. */
export interface Operator extends Pick<Mutant, 'severity'> {
  readonly name: string
  /** The mutants that it makes of an operation. */
  readonly mutantsOf: (
    healthy: Healthy,
  ) => readonly (Pick<Mutant, 'answersOf' | 'makeChange' | 'changePreflight'> & { readonly place?: string })[]
}
