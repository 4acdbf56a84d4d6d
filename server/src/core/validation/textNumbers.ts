import type { Violation } from '#src/core/result.ts'
import { compileCheck } from './compileCheck.ts'

export interface TextSchema {
  readonly properties: Readonly<Record<string, object>>
}

const WHOLE_NUMBER = /^-?(0|[1-9]\d*)$/

/**
 * Compiles the check of a path or a query. These are text. A whole number in them has to be written plainly: `1e3`,
 * `0x10`, ` 7` and `07` are refused, although JavaScript would convert them.
 */
export function compileTextCheck(schema: TextSchema, part: 'path' | 'query'): (value: unknown) => Violation[] {
  const check = compileCheck(schema, part)
  const integers = Object.entries(schema.properties)
    .filter(([, each]) => 'type' in each && each.type === 'integer')
    .map(([name]) => name)
  return (value) => {
    const given = value as Readonly<Record<string, unknown>> // as the router and the parser of queries make them
    const malformed = integers.filter((name) => typeof given[name] === 'string' && !WHOLE_NUMBER.test(given[name]))
    if (malformed.length === 0) return check(value)
    return malformed.map((name) => ({ where: `${part}/${name}`, problem: 'must be integer' }))
  }
}

/** The whole number in a text; `NaN`, which equals nothing in a database, if it is none. */
export function wholeNumber(text: string): number {
  return WHOLE_NUMBER.test(text) ? Number(text) : Number.NaN
}
