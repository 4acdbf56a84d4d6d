/** A Bizum payment that awaits its code. */
export interface WaitingBizum {
  readonly order: string
  /** In normal form. */
  readonly phone: string
  /** This payment replaces one whose code did not arrive. */
  readonly again: boolean
  /** The number of wrong codes so far. */
  readonly wrongCodes: number
}

/** The payment in the history state, where it survives a reload. Null without one. */
export function bizumOf(state: unknown): WaitingBizum | null {
  if (typeof state !== 'object' || state === null || !('order' in state) || !('phone' in state)) return null
  const { order, phone } = state
  const wrongCodes = 'wrongCodes' in state && typeof state.wrongCodes === 'number' ? state.wrongCodes : 0
  return typeof order === 'string' && typeof phone === 'string'
    ? { order, phone, again: 'again' in state && state.again === true, wrongCodes }
    : null
}
