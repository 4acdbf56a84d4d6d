import type { Context } from '#src/core/context.ts'
import { isPassword } from '#src/core/password.ts'
import { fail, failAndKeep, ok } from '#src/core/result.ts'
import { aside, transact } from '#src/db/transact.ts'
import type { user } from '#src/db/schema.ts'
import { userById } from '#src/modules/users/findUser.service.ts'
import { countFailure } from './lock.service.ts'

/**
 * Whether a password is the user's. A wrong one counts as at the log-in, and while the account is locked none is right.
 */
export async function provePassword(
  ctx: Context,
  { id, passwordHash }: typeof user.$inferSelect,
  password: string,
): Promise<boolean> {
  const right = await isPassword(password, passwordHash)
  return transact(aside(ctx), (tx) => {
    const who = userById(tx.db, id)
    if (!who || who.lockedUntil > tx.now) return fail('1001')
    if (right) return ok({})
    countFailure(tx, who)
    return failAndKeep('1001')
  }).ok
}
