import type { CustomerRequest } from './requests.ts'

/** The company's next step with an open request. */
export interface NextStep {
  readonly kind: 'answer' | 'close'
  /** Until when it answers; from when on it closes. Milliseconds since 1970. */
  readonly dueMs: number
  /** The instant has passed. */
  readonly overdue: boolean
}

/** The next step of a request, judged at an instant; undefined where none is to come. */
export function nextStepOf({ next }: Pick<CustomerRequest, 'next'>, nowMs: number): NextStep | undefined {
  return next && { ...next, overdue: next.dueMs <= nowMs }
}
