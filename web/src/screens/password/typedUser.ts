/** What the log-in hands to the next screen: the user that was typed there, so that nobody types it twice. */
export function typedUserOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'user' in state && typeof state.user === 'string'
    ? state.user
    : ''
}
