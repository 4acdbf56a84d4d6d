import { readQuantity } from '@acometida/api-spec/rules/quantity'
import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { dateFromAnyForm } from '@acometida/api-spec/rules/time/dates'

/** A value read from an answer. Throws if it is undefined: an unreadable answer is a failure of its call. */
export function readable<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('An answer cannot be read')
  return value
}

/** A local date of an answer, `YYYY-MM-DD`. Throws like `readable`. */
export function readableDate(text: string): string {
  return readable(isDate(text) ? text : undefined)
}

/** A local day of an answer, `15/03/2024` or `2024-03-15`, as `2024-03-15`. Throws like `readable`. */
export function readableDay(text: string): string {
  return readable(dateFromAnyForm(text))
}

/** The number of a quantity: text with a decimal comma or point, or a number. Throws like `readable`. */
export function readableQuantity(quantity: string | number): number {
  return readable(readQuantity(quantity))
}

/** An instant of an answer, milliseconds since 1970. NaN throws like `readable`. */
export function readableMs(at: number): number {
  return readable(Number.isNaN(at) ? undefined : at)
}

/** A flag of the API as a boolean. Throws like `readable`. */
export function isYes(flag: Flag): boolean {
  return readable(ANSWERS.get(flag))
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
