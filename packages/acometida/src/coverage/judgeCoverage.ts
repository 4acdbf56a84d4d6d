import { operationParts } from '@acometida/api-spec/coverage/operationParts'
import { operations } from '@acometida/api-spec/generated/operations'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { adviceFor } from './adviceFor.ts'
import { type Dimension, DIMENSIONS } from './dimensions.ts'
import { type CoverageRecord, SUITES, type Suite } from './readRecords.ts'

/** Something that a test can see or miss: an operation, one of its codes or roles, a part of its request or answer. */
export interface CoverageCell {
  readonly dimension: Dimension
  /** The code, role or part; the id for the operation itself. */
  readonly name: string
  /** The titles of the tests that have seen it. */
  readonly tests: Readonly<Record<Suite, readonly string[]>>
  /** The titles of the tests that got this code from a fault rule. They have not seen the server answer it. */
  readonly faulted: readonly string[]
  /** How a test can cover it. */
  readonly advice: string
}

export interface OperationCoverage {
  readonly id: OperationId
  /** Whether the client calls it. Journeys are judged only by operations that the client calls. */
  readonly called: boolean
  readonly cells: readonly CoverageCell[]
}

/** The number of covered cells, and of all. */
export interface Share {
  readonly seen: number
  readonly of: number
}

/** Whose tests count: all of them, or those of a suite. */
export const SCOPES = ['all', ...SUITES] as const
export type Scope = (typeof SCOPES)[number]

export interface Coverage {
  /** The number of tests. */
  readonly tests: Readonly<Record<Suite, number>>
  readonly operations: readonly OperationCoverage[]
  readonly shares: Readonly<Record<Scope, Readonly<Record<Dimension, Share>>>>
}

/**
 * Judges which parts of the contract the tests of a run have seen. A test counts once, however often it ran.
 * @param isCalled whether the client calls an operation
 */
export function judgeCoverage(
  records: readonly CoverageRecord[],
  isCalled: (operation: OperationId) => boolean,
): Coverage {
  const seen = titlesByCell(records)
  const ids = Object.keys(operations) as OperationId[] // The keys of a literal.
  const judged = ids.map((id): OperationCoverage => {
    const cells = cellsOf(id).map(({ dimension, name }): CoverageCell => {
      const titles = seen.get(keyOf(id, dimension, name))
      const tests = { journeys: [...(titles?.journeys ?? [])], api: [...(titles?.api ?? [])] }
      return { dimension, name, tests, faulted: [...(titles?.faulted ?? [])], advice: adviceFor(id, dimension, name) }
    })
    return { id, called: isCalled(id), cells }
  })
  const tests = (suite: Suite) => new Set(records.filter((each) => each.suite === suite).map(({ title }) => title)).size
  return {
    tests: { journeys: tests('journeys'), api: tests('api') },
    operations: judged,
    shares: { all: sharesOf(judged, 'all'), journeys: sharesOf(judged, 'journeys'), api: sharesOf(judged, 'api') },
  }
}

/** Whether a test of the scope has seen a cell. */
export function isSeen({ tests }: CoverageCell, scope: Scope): boolean {
  return scope === 'all' ? SUITES.some((suite) => tests[suite].length > 0) : tests[scope].length > 0
}

/** Whether an operation counts for the tests of a scope. */
export function isAsked({ called }: OperationCoverage, scope: Scope): boolean {
  return scope !== 'journeys' || called
}

function sharesOf(judged: readonly OperationCoverage[], scope: Scope): Record<Dimension, Share> {
  const cells = judged.filter((each) => isAsked(each, scope)).flatMap((each) => each.cells)
  const shares = DIMENSIONS.map((dimension): [Dimension, Share] => {
    const own = cells.filter((cell) => cell.dimension === dimension)
    return [dimension, { seen: own.filter((cell) => isSeen(cell, scope)).length, of: own.length }]
  })
  return Object.fromEntries(shares) as Record<Dimension, Share> // each dimension once
}

/** All that a test can see or miss of an operation. */
function cellsOf(id: OperationId): Pick<CoverageCell, 'dimension' | 'name'>[] {
  const names = { operations: [id], codes: codesOf(id), roles: operations[id].roles, ...operationParts(id) }
  return DIMENSIONS.flatMap((dimension) => [...names[dimension]].map((name) => ({ dimension, name })))
}

function codesOf(id: OperationId): readonly string[] {
  return [...operations[id].successCodes, ...operations[id].failureCodes]
}

type Titles = Readonly<Record<Suite | 'faulted', Set<string>>>

function titlesByCell(records: readonly CoverageRecord[]): ReadonlyMap<string, Titles> {
  const cells = new Map<string, Titles>()
  for (const { suite, title, outcomes, faulted, requestParts, answerParts } of records) {
    const see = (operation: string, dimension: Dimension, name: string, as: Suite | 'faulted' = suite) => {
      const key = keyOf(operation, dimension, name)
      const titles = cells.get(key) ?? { journeys: new Set(), api: new Set(), faulted: new Set() }
      cells.set(key, titles)
      titles[as].add(title)
    }
    for (const { operation, codResult, role } of outcomes) {
      // A code that the operation does not list, such as that of a missing session, says nothing about the operation.
      if (!isOperation(operation) || !codesOf(operation).includes(codResult)) continue
      see(operation, 'operations', operation)
      see(operation, 'codes', codResult)
      const gate = gateOf(operation, role)
      if (gate !== undefined) see(operation, 'roles', gate)
    }
    for (const { operation, codResult } of faulted) see(operation, 'codes', codResult, 'faulted')
    for (const { operation, part } of requestParts) see(operation, 'request', part)
    for (const { operation, part } of answerParts) see(operation, 'answer', part)
  }
  return cells
}

/** The entry of `roles` that lets a caller in: the role itself, any open session, or anyone. */
function gateOf(id: OperationId, role: string): string | undefined {
  const isOpen = !['anyone', 'mfaPending', 'bridge'].includes(role)
  const gates: readonly string[] = operations[id].roles
  return [role, ...(isOpen ? ['user'] : []), 'anyone'].find((gate) => gates.includes(gate))
}

function isOperation(operation: string): operation is OperationId {
  return Object.hasOwn(operations, operation)
}

const keyOf = (operation: string, dimension: Dimension, name: string): string => `${operation} ${dimension} ${name}`
