import { readQuantity } from '@acometida/api-spec/rules/quantity'
import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { dateFromAnyForm } from '@acometida/api-spec/rules/time/dates'

/** A value read from an answer. Throws if it is undefined: an unreadable answer is a failure of its call. */
export function parsed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('An answer cannot be read')
  return value
}

/** A local date of an answer, `2026-03-05`. Throws like `parsed`. */
export function parseDate(text: string): string {
  return parsed(isDate(text) ? text : undefined)
}

/** A local day of an answer, `15/03/2024` or `2024-03-15`, as `2024-03-15`. Throws like `parsed`. */
export function parseDay(text: string): string {
  return parsed(dateFromAnyForm(text))
}

/** The number of a quantity: `'7,16'`, `'7.16'` or a number. Throws like `parsed`. */
export function parseQuantity(quantity: string | number): number {
  return parsed(readQuantity(quantity))
}

/** An instant of an answer, milliseconds since 1970. NaN throws like `parsed`. */
export function parseMs(at: number): number {
  return parsed(Number.isNaN(at) ? undefined : at)
}

/** A flag of the API, such as `1` or `'S'`, as a boolean. Throws like `parsed`. */
export function parseFlag(flag: Flag): boolean {
  return parsed(ANSWERS.get(flag))
}

/** The pairs of values that the API uses for yes and no. */
type Flag = '1' | '0' | 1 | 0 | 'S' | 'N'

const ANSWERS: ReadonlyMap<Flag, boolean> = new Map<Flag, boolean>([
  ['1', true],
  ['0', false],
  [1, true],
  [0, false],
  ['S', true],
  ['N', false],
])
