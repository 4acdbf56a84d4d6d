import type { CustomerRequest } from './requests.ts'

/** The company's next step in an open request. */
export interface NextStep {
  readonly kind: 'answer' | 'close'
  /** The deadline of the answer, or the time of the closing. Milliseconds since 1970. */
  readonly dueMs: number
  /** Whether that time has passed. */
  readonly overdue: boolean
}

/** The next step of a request at an instant. Undefined without one. */
export function nextStepOf({ next }: Pick<CustomerRequest, 'next'>, nowMs: number): NextStep | undefined {
  return next && { ...next, overdue: next.dueMs <= nowMs }
}
