import { and, eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { hashPassword, isCurrentHash } from '#src/core/password.ts'
import { ok } from '#src/core/result.ts'
import { aside, transact } from '#src/db/transact.ts'
import { user } from '#src/db/schema.ts'

/** Hashes a password that has just opened a session anew where its hash was made with the settings of another day. */
export async function renewHash(
  ctx: Context,
  { id, passwordHash }: typeof user.$inferSelect,
  password: string,
): Promise<void> {
  if (isCurrentHash(passwordHash)) return
  const renewed = await hashPassword(password)
  transact(aside(ctx), ({ db }) => {
    // A password that was set meanwhile stays.
    const same = and(eq(user.id, id), eq(user.passwordHash, passwordHash))
    db.update(user).set({ passwordHash: renewed }).where(same).run()
    return ok({})
  })
}
