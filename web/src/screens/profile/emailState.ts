/** An address that the screen before left in the history under a name; empty without one. */
export function addressIn(state: unknown, name: 'sentTo' | 'proposed'): string {
  const left: Readonly<Record<string, unknown>> = typeof state === 'object' && state !== null ? { ...state } : {}
  const address = left[name]
  return typeof address === 'string' ? address : ''
}
