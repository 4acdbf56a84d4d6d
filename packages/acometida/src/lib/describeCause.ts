/** The reason why a connection failed, from the cause of the error: `connect ECONNREFUSED 127.0.0.1:4000`. */
export function describeCause(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  // After several addresses were tried, the error has only a code.
  return cause.message === '' && 'code' in cause ? String(cause.code) : cause.message
}
