/** A text in the navigation state. Undefined without one. */
export function textInState(state: unknown, key: string): string | undefined {
  const value: unknown =
    typeof state === 'object' && state !== null ? Object.getOwnPropertyDescriptor(state, key)?.value : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
