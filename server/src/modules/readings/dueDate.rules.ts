import { dueDateProblem } from '@acometida/api-spec/rules/time/dueDate'

/** When a programmed request is due, milliseconds since 1970, or the problem with its date. */
export function readDueDate(text: string, nowMs: number): { readonly at: number } | { readonly problem: string } {
  const at = Date.parse(text)
  const problem = dueDateProblem(at, nowMs)
  return problem === null ? { at } : { problem: said[problem] }
}

const said = {
  NO_DATE: 'must be a date and time with an offset, such as 2026-03-20T08:00:00+01:00',
  PAST: 'must not be in the past',
  TOO_FAR: 'must be within a year',
} as const
