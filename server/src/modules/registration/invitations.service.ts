import type { Invitation } from '@acometida/api-spec/generated/operations'
import { invitationPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import { spanishDateTime } from '@acometida/api-spec/rules/time/dates'
import { desc, eq } from 'drizzle-orm'
import type { AuthorizedContext, WriteContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { withSubjects, forbidden, ok, fail } from '#src/core/result.ts'
import { sha256 } from '#src/core/sha256.ts'
import { countRows } from '#src/db/countRows.ts'
import { invitation, user } from '#src/db/schema.ts'

/** Invitations, newest first, and whether they were opened and used. For staff. */
export function listInvitations(
  { db, caller }: AuthorizedContext,
  { documentNumber }: FilterOf<'listInvitations'>,
  { offset, limit }: Call<'listInvitations'>['query'],
): ResultOf<'listInvitations'> {
  if (!isRestrictedCallCentre(caller.roles)) return forbidden
  const wanted = documentNumber === undefined ? undefined : eq(invitation.document, documentNumber)
  const rows = db
    .select({ invitation, userId: user.id, registeredAt: user.registeredAt })
    .from(invitation)
    .leftJoin(user, eq(user.document, invitation.document))
    .where(wanted)
    .orderBy(desc(invitation.sentAt), desc(invitation.hash))
    .limit(limit)
    .offset(offset)
    .all()
  const registered = rows.map(({ userId }) => userId).filter((id) => id !== null)
  const items = rows.map((row) => invitationOf(row.invitation, row.registeredAt))
  return withSubjects(
    [...new Set(registered)],
    ok({ invitations: { count: countRows(db, invitation, wanted), items } }),
  )
}

/** An invitation by its wire names. */
function invitationOf(row: typeof invitation.$inferSelect, registeredAt: number | null): Invitation {
  const moment = (at: number | null) => (at === null ? null : spanishDateTime(at))
  return {
    documentNumber: row.document,
    name: row.name,
    surName: row.surname,
    sentAt: spanishDateTime(row.sentAt),
    expiresAt: spanishDateTime(row.expiresAt),
    openedAt: moment(row.openedAt),
    registeredAt: moment(registeredAt),
    ...(row.requestCode === null ? {} : { srCode: row.requestCode }),
    ...(row.requestError === null ? {} : { zeusError: row.requestError }),
  }
}

/** Records the first time that the link of an invitation was opened. Returns the target of the link. */
export function openInvitation(tx: WriteContext, secret: string): ResultOf<'openUrlMessage'> {
  const hash = sha256(secret)
  const row = tx.db.select().from(invitation).where(eq(invitation.hash, hash)).get()
  if (!row) return fail('0404')
  if (row.expiresAt <= tx.now) return fail('0409')
  if (row.openedAt === null) tx.db.update(invitation).set({ openedAt: tx.now }).where(eq(invitation.hash, hash)).run()
  return ok({ url: invitationPath(secret) })
}
