import { operations } from '@acometida/api-spec/generated/operations'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { UsageError } from '../usage.ts'
import { ABSENT, type ConformanceCell, type Level, LEVELS, type Result, type Verdict, verdictOf } from './cells.ts'
import type { Config } from './config.ts'
import { broken, type Context, type Effect, openContext } from './context.ts'
import type { BaselineNotes } from './knownFinding.ts'
import { behaviour } from './levels/behaviour.ts'
import { codes } from './levels/codes.ts'
import { reach } from './levels/reach.ts'
import { roles } from './levels/roles.ts'
import { shape } from './levels/shape.ts'
import { seededRandom, shuffled } from './shuffled.ts'
import type { Target } from './target.ts'

export interface RunOptions {
  readonly operations: readonly OperationId[]
  /** The hardest level, 1 to 5. */
  readonly level: number
  readonly effects: Effect
  /** Shuffles the operations, so that no call relies on the effects of an earlier one. */
  readonly seed: number
  readonly expected: Context['expected']
  /** Operations whose absence is a finding. Any other operation may be absent. */
  readonly expect?: readonly OperationId[]
  /** Called with the operation that the next calls are for. They may be calls of other operations that it needs. */
  readonly onAsk?: (operation: OperationId) => void
}

/** The findings of a run. */
export interface Run {
  readonly url: string
  readonly seed: number
  readonly isReference: boolean
  readonly operations: readonly OperationReport[]
  /** Only with a baseline. */
  readonly baseline?: BaselineNotes
}

export interface OperationReport {
  readonly operation: OperationId
  readonly verdict: Verdict
  readonly cells: readonly ConformanceCell[]
}

const asks: Readonly<Record<Level, (context: Context, id: OperationId) => Promise<Result[]>>> = {
  reach,
  shape,
  codes,
  roles,
  behaviour,
}

/** Checks an API against the contract, operation by operation and level by level. */
export async function runConformance(target: Target, config: Config, options: RunOptions): Promise<Run> {
  const { effects, seed, expected, expect = [], onAsk } = options
  const context = await openContext(target, config, expected, effects)
  const cells: ConformanceCell[] = []
  try {
    for (const level of LEVELS.slice(0, options.level))
      for (const operation of shuffled(options.operations, seededRandom(seed))) {
        if (context.isAbsent(operation) && level !== 'reach' && level !== 'shape') continue
        onAsk?.(operation)
        const results = await asks[level](context, operation)
        cells.push(...results.map((result) => ({ operation, level, ...result })))
      }
  } finally {
    await context.close()
  }
  const reports = options.operations.map((operation) => {
    const own = context.isAbsent(operation)
      ? [absentCell(operation, expect.includes(operation))]
      : cells.filter((cell) => cell.operation === operation)
    return { operation, verdict: verdictOf(own), cells: own }
  })
  return { url: target.url, seed, isReference: target.isReference, operations: reports }
}

/** The cell of an operation that the API lacks. A shape that was asked for there would only say so again. */
function absentCell(operation: OperationId, isExpected: boolean): ConformanceCell {
  const cell = { operation, level: 'reach', name: 'there', findings: [] } as const
  if (!isExpected) return { ...cell, needs: ABSENT }
  return {
    ...cell,
    findings: [broken(operation, 'absent', 'an operation that the API has', 'the answer to an unknown address')],
  }
}

/**
 * The operations of the contract that words name. Each word is an operation or a tag. Throws a `UsageError` at any
 * other word.
 * @param option the option that names them
 */
export function selectOperations(words: readonly string[], option = '--only'): OperationId[] {
  const ids = keysOf(operations)
  if (words.length === 0) return option === '--only' ? ids : []
  const unknown = words.filter((word) => !ids.some((id) => id === word || operations[id].tag === word))
  if (unknown.length > 0) {
    const tags = [...new Set(ids.map((id) => operations[id].tag))].join(', ')
    throw new UsageError(`${option}: ${unknown.join(', ')} is neither an operation nor a tag. Tags: ${tags}.`)
  }
  return ids.filter((id) => words.includes(id) || words.includes(operations[id].tag))
}
