import type { Coverage } from '#room/api/generated/control.ts'
import type { Operation } from '#room/api/operations.ts'
import { hasEveryWord } from '#room/parts/hasEveryWord.ts'

/** The number of times that an operation answered a code, in all and by the role of the caller. */
export interface CodeCount {
  readonly code: string
  readonly times: number
  readonly byRole: ReadonlyMap<string, number>
}

/** An operation with each of its codes. The codes that the contract lists come first. */
export interface ContractRow {
  readonly operation: string
  readonly codes: readonly CodeCount[]
}

interface RowFilter {
  /** Words to find in the operation or its codes. */
  readonly search: string
  /** Only operations with a code that was not seen. */
  readonly missing: boolean
}

/** The rows of the heat map: every operation of the contract, with its coverage in a world. */
export function contractRows(
  operations: ReadonlyMap<string, Operation>,
  outcomes: Coverage['outcomes'],
): ContractRow[] {
  const seen = new Map<string, Map<string, Map<string, number>>>()
  for (const { operation, codResult, role, times } of outcomes) {
    const codes = seen.get(operation) ?? new Map<string, Map<string, number>>()
    seen.set(operation, codes.set(codResult, (codes.get(codResult) ?? new Map<string, number>()).set(role, times)))
  }
  return [...operations].map(([operation, { codes }]) => {
    const known = seen.get(operation)
    const all = new Set([...codes, ...(known?.keys() ?? [])])
    return { operation, codes: [...all].map((code) => countOf(code, known?.get(code))) }
  })
}

function countOf(code: string, byRole: ReadonlyMap<string, number> = new Map()): CodeCount {
  return { code, times: [...byRole.values()].reduce((sum, times) => sum + times, 0), byRole }
}

/** The rows that pass a filter. */
export function matchingRows(rows: readonly ContractRow[], { search, missing }: RowFilter): ContractRow[] {
  return rows.filter(({ operation, codes }) => {
    const text = `${operation} ${codes.map(({ code }) => code).join(' ')}`
    return (!missing || codes.some(({ times }) => times === 0)) && hasEveryWord(text, search)
  })
}

/** The heat of a cell: 0 for a code that was never seen, 1 below ten times, 2 from ten times, 3 from a hundred. */
export function heatOf(times: number): 0 | 1 | 2 | 3 {
  if (times === 0) return 0
  if (times < 10) return 1
  return times < 100 ? 2 : 3
}

/** The coverage in one line: `2 of 120 operations, 3 of 560 outcomes`. */
export function summaryOf(rows: readonly ContractRow[]): string {
  const called = rows.filter(({ codes }) => codes.some(({ times }) => times > 0)).length
  const outcomes = rows.flatMap(({ codes }) => codes)
  const seen = outcomes.filter(({ times }) => times > 0).length
  return `${called} of ${rows.length} operations, ${seen} of ${outcomes.length} outcomes`
}
