import { seededRandom, shuffled } from 'acometida/src/conformance/shuffled.ts'
import { answerOperators } from './answerOperators.ts'
import { callOperators } from './callOperators.ts'
import { fieldOperators } from './fieldOperators.ts'
import type { Healthy, Mutant, Operator } from './mutant.ts'
import { preflightOperators } from './preflightOperators.ts'

export const operators: readonly Operator[] = [
  ...fieldOperators,
  ...answerOperators,
  ...callOperators,
  ...preflightOperators,
]

/**
 * All mutants of an operation in the order in which they are tried: the operators take turns, and each begins at
 * another place. The same seed gives the same order.
 */
export function mutantsOf(healthy: Healthy, seed: number): Mutant[] {
  const next = seededRandom(seed)
  const queues = operators.map(({ name, severity, mutantsOf: make }) =>
    shuffled(
      make(healthy).map(({ place = '', ...how }) => ({
        operator: name,
        severity,
        operation: healthy.id,
        place,
        ...how,
      })),
      next,
    ),
  )
  const longest = Math.max(...queues.map(({ length }) => length))
  return Array.from({ length: longest }, (_none, turn) =>
    shuffled(queues, next).flatMap((queue) => queue.slice(turn, turn + 1)),
  ).flat()
}
