import { requestTerms, workingDaysAfter } from '@acometida/api-spec/rules/requestTerms'
import { instantOf } from '@acometida/api-spec/rules/madrid'
import type { CustomerRequest } from './requests.ts'

/** What the company does next about an open request. */
export interface NextStep {
  readonly kind: 'answer' | 'close'
  /** Until when it answers; from when on it closes. Milliseconds since 1970. */
  readonly dueMs: number
  /** That instant has passed. */
  readonly overdue: boolean
}

/**
 * The next step of a request, by the terms that count from the day on which it was raised; undefined where it is not open.
 * `nowMs`: the instant by which it is judged.
 */
export function nextStepOf(
  { stage, openedOn }: Pick<CustomerRequest, 'stage' | 'openedOn'>,
  answered: boolean,
  nowMs: number,
): NextStep | undefined {
  if (stage !== 'open') return undefined
  const kind = answered ? 'close' : 'answer'
  const dueMs = workingDaysAfter(instantOf(openedOn, '00:00:00'), requestTerms[kind])
  return { kind, dueMs, overdue: dueMs <= nowMs }
}
