/** The user typed at the log-in, passed on in the navigation state. */
export function typedUserOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'user' in state && typeof state.user === 'string'
    ? state.user
    : ''
}
