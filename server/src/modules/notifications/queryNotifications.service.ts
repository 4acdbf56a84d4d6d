import type { NotificationQueryEntry } from '@acometida/api-spec/generated/operations'
import { dateFromCompact } from '@acometida/api-spec/rules/time/dates'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { invalid, ok } from '#src/core/result.ts'

/**
 * Finds the read flag of a thing of the caller, by its code and a day such as `20260316000000`: 1 for read.
 * Undefined if the caller has no such thing.
 */
type FindReadFlag = (ctx: AuthorizedContext, code: string, date: string) => 0 | 1 | undefined

/** What can be queried, by the type of an entry. */
export type ReadFlags = Readonly<Record<NotificationQueryEntry['type'], FindReadFlag>>

/**
 * The read flags of the caller's requests and dossiers, one for each entry. A missing one gets 0 and is not counted.
 */
export function queryNotifications(
  ctx: AuthorizedContext,
  entries: readonly NotificationQueryEntry[],
  readFlags: ReadFlags,
): ResultOf<'queryNotifications'> {
  for (const [nth, { date, dateClose = '' }] of entries.entries())
    for (const [key, digits] of [
      ['date', date],
      ['dateClose', dateClose],
    ] as const)
      if (digits !== '' && dateFromCompact(digits) === undefined)
        return invalid(`body/${nth}/${key}`, 'must be an existing day, yyyymmdd000000, such as 20260316000000')
  const flags = entries.map(({ type, code, date }) => readFlags[type](ctx, code, date))
  return ok({
    notifications: entries.map(({ date }, nth) => ({ date, indRead: flags[nth] ?? 0 })),
    badgeToRead: flags.filter((flag) => flag === 0).length,
  })
}
