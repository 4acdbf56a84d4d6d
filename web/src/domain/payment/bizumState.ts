/** A Bizum payment that waits for its code. */
export interface WaitingBizum {
  readonly order: string
  /** In normal form. */
  readonly phone: string
  /** The code of an earlier payment did not come, and this is another. */
  readonly again: boolean
  /** The number of wrong codes so far. */
  readonly wrongCodes: number
}

/** The state that the previous step left in the history, where it survives a reload; null otherwise. */
export function bizumOf(state: unknown): WaitingBizum | null {
  if (typeof state !== 'object' || state === null || !('order' in state) || !('phone' in state)) return null
  const { order, phone } = state
  const wrongCodes = 'wrongCodes' in state && typeof state.wrongCodes === 'number' ? state.wrongCodes : 0
  return typeof order === 'string' && typeof phone === 'string'
    ? { order, phone, again: 'again' in state && state.again === true, wrongCodes }
    : null
}
