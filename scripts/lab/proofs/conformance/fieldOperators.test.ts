import { judge } from '@acometida/api-spec/judge/judge'
import { example } from '@acometida/api-spec/operations/example.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { selectOperations } from 'acometida/src/conformance/run.ts'
import { expect, test } from 'vitest'
import { fieldOperators } from './fieldOperators.ts'
import type { Operator } from './mutant.ts'

const everyOperation = selectOperations([])

/** Applies an operator to the example of an operation. Returns how often it changes it, and the places not found. */
function tryOut({ name, severity, mutantsOf }: Operator, id: OperationId) {
  const success = { status: 200, type: 'application/json', body: JSON.stringify(example(id)) }
  const call = { caller: null, path: '', body: '', isRepeated: false }
  const changed = mutantsOf({ id, success, letIn: [], refused: [], othersValues: [] })
    .map(({ place, makeChange }) => ({ place, answer: makeChange?.()(success, call) ?? success }))
    .filter(({ answer }) => answer.body !== success.body)
  const survivors = changed.filter(
    ({ answer }) => !judge(id, answer).some((each) => severity === 'drift' || each.severity === 'broken'),
  )
  return { changed: changed.length, survivors: survivors.map(({ place }) => `${name}: ${id} ${place}`) }
}

test('finds whatever the operators do to a field of an example', () => {
  const outcomes = fieldOperators.map((operator) => everyOperation.map((id) => tryOut(operator, id)))
  expect(outcomes.flat().flatMap(({ survivors }) => survivors)).toEqual([])
  const idle = fieldOperators.filter((_each, index) => outcomes[index]?.every(({ changed }) => changed === 0))
  expect(idle.map(({ name }) => name)).toEqual([])
}, 60_000)
