import type { NotificationQueryEntry } from '@acometida/api-spec/generated/operations'
import { compactMidnight, dateFromCompact } from '@acometida/api-spec/rules/dates'
import { localDate } from '@acometida/api-spec/rules/madrid'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { invalid, ok } from '#src/core/result.ts'
import { findOwnRequest, readFlag } from '#src/modules/requests/requests.service.ts'

/** The read flags of the caller's requests and dossiers, one for each entry. What is not found is answered with 0 and not counted. */
export function queryNotifications(
  ctx: AuthorizedContext,
  entries: readonly NotificationQueryEntry[],
): ResultOf<'queryNotifications'> {
  for (const [nth, { date, dateClose = '' }] of entries.entries())
    for (const [key, digits] of [
      ['date', date],
      ['dateClose', dateClose],
    ] as const)
      if (digits !== '' && dateFromCompact(digits) === undefined)
        return invalid(`body/${nth}/${key}`, 'must be an existing day, yyyymmdd000000, such as 20260316000000')
  const flags = entries.map((entry) => (entry.type === 'REQUEST' ? requestFlag(ctx, entry) : dossierFlag()))
  return ok({
    notifications: entries.map(({ date }, nth) => ({ date, indRead: flags[nth] ?? 0 })),
    badgeToRead: flags.filter((flag) => flag === 0).length,
  })
}

type Flag = 0 | 1 | undefined

function requestFlag(ctx: AuthorizedContext, { code, date }: NotificationQueryEntry): Flag {
  const row = findOwnRequest(ctx, code)
  return row && compactMidnight(localDate(row.createdAt)) === date ? readFlag(row) : undefined
}

/** Of dossiers nothing is known here: each of their communications counts as unread. */
function dossierFlag(): Flag {
  return undefined
}
