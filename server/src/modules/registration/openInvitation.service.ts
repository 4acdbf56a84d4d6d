import { invitationPath } from '@acometida/api-spec/rules/clientPaths'
import { eq } from 'drizzle-orm'
import type { Writing } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { invitation } from '#src/db/schema.ts'

/** Notes that the link of an invitation was opened, the first time, and says where it leads. */
export function openInvitation(tx: Writing, hash: string): ResultOf<'openUrlMessage'> {
  const row = tx.db.select().from(invitation).where(eq(invitation.hash, hash)).get()
  if (!row) return fail('0404')
  if (row.expiresAt <= tx.now) return fail('0409')
  if (row.openedAt === null) tx.db.update(invitation).set({ openedAt: tx.now }).where(eq(invitation.hash, hash)).run()
  return ok({ url: invitationPath(hash) })
}
