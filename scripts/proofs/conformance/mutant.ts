import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Preflight } from '@acometida/e2e/src/manglingProxy.ts'
import type { Answer } from '@acometida/e2e/src/manglings.ts'

/** A call of a run, as the run knows it. */
export interface AskedCall {
  readonly caller: string | null
  readonly path: string
  /** As text; empty where there is none. */
  readonly body: string
  /** It is one of two under the same message-id. */
  readonly isRepeated: boolean
}

/** The facts about an operation from a run without mutants. */
export interface Healthy {
  readonly id: OperationId
  /** Its first success. */
  readonly success: Answer
  /** The callers that the table of roles lets in, and those that it refuses; null is a visitor. */
  readonly letIn: readonly (string | null)[]
  readonly refused: readonly (string | null)[]
  /** The values by which a call is about somebody else's things; none where the operation is about nobody's. */
  readonly othersValues: readonly string[]
}

/** Changes the answer to a call, or gives back the very same one. */
export type Change = (answer: Answer, call: AskedCall) => Answer

/** One way of being wrong at one place. */
export interface Mutant {
  readonly operator: string
  readonly operation: OperationId
  /** The field, the caller or the header that it is about; empty where it is about the answer itself. */
  readonly place: string
  /** The minimum that a run has to find. */
  readonly severity: 'broken' | 'drift'
  /** The operation whose answers are changed, while the run asks about the mutant's; its own unless told. */
  readonly answersOf?: OperationId
  /** Starts anew: a change may remember earlier answers. */
  readonly makeChange?: () => Change
  readonly changePreflight?: (given: Preflight) => Preflight
}

/** A way of being wrong. */
export interface Operator extends Pick<Mutant, 'severity'> {
  readonly name: string
  /** The operators that apply to an operation. */
  readonly mutantsOf: (
    healthy: Healthy,
  ) => readonly (Pick<Mutant, 'answersOf' | 'makeChange' | 'changePreflight'> & { readonly place?: string })[]
}
