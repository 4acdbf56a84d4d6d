import { parseFilter } from '@acometida/api-spec/rules/filter'
import type { Violation } from '#src/core/result.ts'

/** The keys of a filter, as its operation lists them. */
export interface FilterKeys {
  readonly keys: readonly string[]
  readonly required: readonly string[]
  readonly lists: readonly string[]
}

/** Reads a `filter` against the keys of its operation: an object of them, or what is wrong with it. */
export function readFilter(text: string | undefined, { keys, required, lists }: FilterKeys): object | Violation[] {
  const where = 'query/filter'
  const parsed =
    text === undefined
      ? { ok: true as const, filter: new Map<string, string | readonly string[]>() }
      : parseFilter(text, keys)
  if (!parsed.ok) return [{ where, problem: parsed.problem.message }]
  const missing = required.filter((key) => !parsed.filter.has(key))
  if (missing.length > 0)
    return [{ where, problem: `Invalid parameters: ${missing.map((key) => `${key}::value`).join(' and ')} is missing` }]
  const values: Record<string, string | readonly string[]> = {}
  for (const [key, value] of parsed.filter) {
    if (lists.includes(key)) values[key] = typeof value === 'string' ? [value] : value
    else if (typeof value === 'string') values[key] = value
    else return [{ where, problem: `${key} takes one value: ${key}::value` }]
  }
  return values
}
