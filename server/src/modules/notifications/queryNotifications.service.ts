import type { NotificationQueryEntry } from '@acometida/api-spec/generated/operations'
import { compactMidnight, dateFromCompact } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/madrid'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { invalid, ok } from '#src/core/result.ts'
import { dossierCommunication } from '#src/db/schema.ts'
import { ownDossier } from '#src/modules/dossiers/ownDossier.service.ts'
import { findOwnRequest, readFlag } from '#src/modules/requests/requests.service.ts'

/**
 * The read flags of the caller's requests and dossiers, one for each entry. A missing one gets 0 and is not counted.
 */
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
  const flags = entries.map((entry) => (entry.type === 'REQUEST' ? requestFlag(ctx, entry) : dossierFlag(ctx, entry)))
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

/** The read flag of a dossier's communications of a day: 0 if one of them is unread. */
function dossierFlag(ctx: AuthorizedContext, { code, date }: NotificationQueryEntry): Flag {
  if (!ownDossier(ctx, code)) return undefined
  const ofDay = ctx.db
    .select({ sentAt: dossierCommunication.sentAt, read: dossierCommunication.read })
    .from(dossierCommunication)
    .where(eq(dossierCommunication.dossierCode, code))
    .all()
    .filter(({ sentAt }) => compactMidnight(localDate(sentAt)) === date)
  if (ofDay.length === 0) return undefined
  return ofDay.every(({ read }) => read) ? 1 : 0
}
