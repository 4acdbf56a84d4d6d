/** A Bizum payment that waits for its code. */
export interface WaitingBizum {
  readonly order: string
  /** In normal form. */
  readonly phone: string
  /** The code of an earlier payment did not come, and this is another. */
  readonly again: boolean
  /** So many codes were tried and were wrong. */
  readonly wrongCodes: number
}

/** What the step before left in the history, where it outlives a reload; null for whoever comes by hand. */
export function bizumOf(state: unknown): WaitingBizum | null {
  if (typeof state !== 'object' || state === null || !('order' in state) || !('phone' in state)) return null
  const { order, phone } = state
  const wrongCodes = 'wrongCodes' in state && typeof state.wrongCodes === 'number' ? state.wrongCodes : 0
  return typeof order === 'string' && typeof phone === 'string'
    ? { order, phone, again: 'again' in state && state.again === true, wrongCodes }
    : null
}
