import { fieldsIn } from '@acometida/api-spec/rules/fields'

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
  const { order, phone, again, wrongCodes } = fieldsIn(state)
  if (typeof order !== 'string' || typeof phone !== 'string') return null
  return { order, phone, again: again === true, wrongCodes: typeof wrongCodes === 'number' ? wrongCodes : 0 }
}
