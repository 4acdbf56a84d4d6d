import { parseFilter } from '@acometida/api-spec/rules/filter'
import type { TObject } from '@sinclair/typebox'
import type { Violation } from '#src/core/result.ts'
import { compileCheck } from './compileCheck.ts'

/** The contract's rules for the filter of an operation. */
export interface FilterRules {
  /** The schema of the parsed filter, with a property for each key. */
  readonly schema: TObject
  /** Exactly one of these keys is required; null if none is. */
  readonly oneOf: readonly string[] | null
  /** An example of each key that has one. */
  readonly examples: Readonly<Record<string, string | undefined>>
}

/** Reads the text of a filter. Returns an object of its schema, or the violations. */
export type FilterReader = (text?: string) => object | Violation[]

/** Compiles the reader of a filter. Its violations say what would be right. */
export function filterReader({ schema, oneOf, examples }: FilterRules): FilterReader {
  const { properties, required = [] } = schema
  const keys = Object.keys(properties)
  let check: ReturnType<typeof compileCheck> | undefined
  const clause = (key: string) => `${key}::${examples[key] ?? 'value'}`
  return (text) => {
    const parsed = text === undefined ? { ok: true as const, filter: NO_CLAUSES } : parseFilter(text, keys)
    if (!parsed.ok) return filterViolation(parsed.problem.message)
    const { filter } = parsed
    const missing = required.filter((key) => !filter.has(key))
    if (missing.length > 0)
      return filterViolation(`Invalid parameters: ${missing.map(clause).join(' and ')} is missing`)
    if (oneOf && oneOf.filter((key) => filter.has(key)).length !== 1)
      return filterViolation(`needs one of ${oneOf.join(', ')}, and no other of them: ${clause(oneOf[0] ?? '')}`)
    const values: Record<string, string | readonly string[]> = {}
    for (const [key, value] of filter) {
      const schema = properties[key]
      const isList = schema?.['type'] === 'array'
      if (typeof value !== 'string' && !isList) return filterViolation(`${key} takes one value: ${clause(key)}`)
      if (typeof value !== 'string') values[key] = value
      else if (isList) values[key] = value.split(',')
      else values[key] = schema?.['format'] === 'dd/mm/yyyy' ? usualDay(value) : value
    }
    check ??= compileCheck(schema, 'query')
    const [violation] = check(values)
    if (!violation && Object.values(values).flat().includes('')) return filterViolation('the value is empty')
    if (!violation) return values
    const [, key = ''] = violation.where.split('/')
    const example = examples[key] === undefined ? '' : `, such as ${examples[key]}`
    return filterViolation(`${key} ${violation.problem}${example}`)
  }
}

/** A day in another order or with fewer digits, such as `2026-03-05` or `5/3/2026`, as `05/03/2026`. */
function usualDay(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (year !== undefined) return `${day}/${month}/${year}`
  return text.replace(/^(\d)(?=[/])/, '0$1').replace(/(?<=^\d\d[/])(\d)(?=[/])/, '0$1')
}

function filterViolation(problem: string): Violation[] {
  return [{ where: 'query/filter', problem }]
}

const NO_CLAUSES: ReadonlyMap<string, string | readonly string[]> = new Map()
