/** The user that was typed in the log-in, handed on so that nobody types it twice. */
export function typedUserOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'user' in state && typeof state.user === 'string'
    ? state.user
    : ''
}
