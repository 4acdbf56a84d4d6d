import { compactMidnight } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import { dossierCommunication } from '#src/db/schema.ts'
import { ownDossier } from './ownDossier.service.ts'

/** The read flag of a dossier's communications of a day, such as `20260316000000`: 0 if one of them is unread. */
export function dossierReadFlag(ctx: AuthorizedContext, code: string, date: string): 0 | 1 | undefined {
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
