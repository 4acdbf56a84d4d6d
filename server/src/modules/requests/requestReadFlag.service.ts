import { compactMidnight } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import type { AuthorizedContext } from '#src/core/context.ts'
import { findOwnRequest, readFlag } from './requests.service.ts'

/** The read flag of a request of the caller that was created on a day, such as `20260316000000`. */
export function requestReadFlag(ctx: AuthorizedContext, code: string, date: string): 0 | 1 | undefined {
  const row = findOwnRequest(ctx, code)
  return row && compactMidnight(localDate(row.createdAt)) === date ? readFlag(row) : undefined
}
