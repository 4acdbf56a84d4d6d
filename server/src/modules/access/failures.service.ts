import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { eq } from 'drizzle-orm'
import type { Context, WriteContext } from '#src/core/context.ts'
import { isPassword } from '#src/core/password.ts'
import { fail, failKeepingWrites, ok } from '#src/core/result.ts'
import { withoutCallEnd, transact } from '#src/core/transact.ts'
import { user } from '#src/db/schema.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'

const FREE_ATTEMPTS = 5
const FIRST_LOCK_MS = 30_000
const MAX_LOCK_MS = 15 * MINUTE_MS

/**
 * Counts a wrong password or code. From the fifth on, the account is locked for a time that doubles, up to a quarter of
 * an hour.
 */
export function countFailure(tx: WriteContext, who: User): void {
  // The credentials of the payment bridge are public: there is nothing to guess, and a lock would shut out everybody
  // else.
  if (who.paymentBridge) return
  const failedAttempts = who.failedAttempts + 1
  const lockMs = Math.min(MAX_LOCK_MS, FIRST_LOCK_MS * 2 ** Math.max(0, failedAttempts - FREE_ATTEMPTS))
  const lockedUntil = failedAttempts >= FREE_ATTEMPTS ? tx.now + lockMs : who.lockedUntil
  tx.db.update(user).set({ failedAttempts, lockedUntil }).where(eq(user.id, who.id)).run()
}

/** Resets the count after a right password or code. */
export function resetFailures(tx: WriteContext, who: User): void {
  // Stryker disable next-line EqualityOperator: writing no failures again changes nothing.
  if (who.failedAttempts > 0)
    tx.db.update(user).set({ failedAttempts: 0, lockedUntil: 0 }).where(eq(user.id, who.id)).run()
}

/**
 * The code of an account that may not log in, whatever is typed: locked for a time, disabled, blocked or not activated;
 * null if it may.
 */
export function barredCode(ctx: Context, who: User): '2014' | '2016' | '2021' | '2024' | null {
  if (who.lockedUntil > ctx.now) return '2024'
  if (who.disabled) return '2014'
  if (who.blocked) return '2021'
  return who.activated ? null : '2016'
}

/** Whether a password is the user's. A wrong one counts as at the log-in, and a locked account accepts none. */
export async function provePassword(ctx: Context, { id, passwordHash }: User, password: string): Promise<boolean> {
  const right = await isPassword(password, passwordHash)
  return transact(withoutCallEnd(ctx), (tx) => {
    const who = userById(tx.db, id)
    if (!who || who.lockedUntil > tx.now) return fail('1001')
    if (right) return ok({})
    countFailure(tx, who)
    return failKeepingWrites('1001')
  }).ok
}
