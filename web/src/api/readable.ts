/**
 * What was read out of an answer. Throws where that is nothing: an answer that cannot be read is a failure of its call.
 */
export function readable<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('An answer cannot be read')
  return value
}

/** A flag of the calls as a yes or no. Throws as `readable`. */
export function isYes(flag: Flag): boolean {
  return readable(ANSWERS.get(flag))
}

/** The pairs of values with which the calls say yes and no. */
type Flag = '1' | '0' | 1 | 0 | 'S' | 'N'

const ANSWERS: ReadonlyMap<Flag, boolean> = new Map<Flag, boolean>([
  ['1', true],
  ['0', false],
  [1, true],
  [0, false],
  ['S', true],
  ['N', false],
])
