/** A text in the navigation state, or in another object of unknown shape. Undefined without one. */
export function textInState(state: unknown, key: string): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(Object(state), key)?.value
  return typeof value === 'string' && value !== '' ? value : undefined
}
