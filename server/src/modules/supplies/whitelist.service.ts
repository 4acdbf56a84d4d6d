import { and, eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import { whitelist } from '#src/db/schema.ts'

/** Whether a feature is open to the caller's document. Of any other document it says no. */
export function checkWhitelist(
  { db, caller }: AuthorizedContext,
  { document, feature }: Call<'checkWhitelist'>['params'],
): ResultOf<'checkWhitelist'> {
  const listed = and(eq(whitelist.feature, feature), eq(whitelist.document, caller.document))
  const found = document === caller.document && db.select().from(whitelist).where(listed).get() !== undefined
  return ok({ access: found ? 'S' : 'N' })
}
