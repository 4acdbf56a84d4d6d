import type { PasswordByHash } from '@acometida/api-spec/generated/operations'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { hashPassword } from '#src/core/password.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { user } from '#src/db/schema.ts'
import { endSessionsOf } from '#src/modules/access/session.service.ts'
import { spendLink, userOfLink } from '#src/modules/links/links.service.ts'
import { breaksPolicy } from './breaksPolicy.service.ts'

/** Sets a new password with the secret of a reminder, once. It unblocks the user and ends all sessions. */
export async function setPasswordByHash(
  ctx: Context,
  hash: string,
  body: PasswordByHash,
): Promise<ResultOf<'setPasswordByHash'>> {
  if (body.hash !== hash) return invalid('body/hash', 'must be the hash of the path')
  const who = userOfLink(ctx, hash, 'reset')
  if (!who || who.email !== normalizeEmail(body.email)) return fail('2405')
  if (breaksPolicy(ctx, body.newPassword, who.document)) return fail('4008')
  const passwordHash = await hashPassword(body.newPassword)
  return transact(ctx, (tx): ResultOf<'setPasswordByHash'> => {
    // Another call may have used the link while this one was hashing.
    if (!userOfLink(tx, hash, 'reset')) return fail('2405')
    spendLink(tx, hash)
    tx.db
      .update(user)
      .set({ passwordHash, passwordChangedAt: tx.now, blocked: false, failedAttempts: 0, lockedUntil: 0 })
      .where(eq(user.id, who.id))
      .run()
    endSessionsOf(tx, who.id)
    return ok({})
  })
}
