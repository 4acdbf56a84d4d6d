/** A value that a test knows to be there, such as the first button of several. Throws if it is not. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The test expects a value here, and there is none.')
  return value
}
