import { FORMAT_DESCRIPTIONS } from '@acometida/api-spec/rules/formats'
import { dueDateProblem } from '@acometida/api-spec/rules/time/dueDate'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'

/**
 * When a programmed request is due, milliseconds since 1970, or the problem with its date. `text`: such as
 * `2026-03-20T10:00:00+01:00`.
 */
export function readDueDate(text: string, nowMs: number): { readonly at: number } | { readonly problem: string } {
  const at = parseInstant(text)
  const problem = dueDateProblem(at, nowMs)
  return problem === null ? { at } : { problem: said[problem] }
}

const said = {
  NO_DATE: `must be ${FORMAT_DESCRIPTIONS['date-time']}`,
  PAST: 'must not be in the past',
  TOO_FAR: 'must be within a year',
} as const
