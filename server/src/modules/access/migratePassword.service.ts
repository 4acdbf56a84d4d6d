import type { LoginByMigration } from '@acometida/api-spec/generated/operations'
import { RESEND_PAUSE_MS } from '@acometida/api-spec/rules/time/durations'
import { eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { hashPassword } from '#src/core/password.ts'
import { fail, failKeepingWrites, okWithCode } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { user } from '#src/db/schema.ts'
import { breaksPolicy } from '#src/modules/people/breaksPolicy.service.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'
import { sendCode, tryCode, wasSentWithin } from './codes.service.ts'
import { barredCode, countFailure } from './failures.service.ts'
import { findLoginUser } from './logIn.service.ts'
import { endSessionsOf } from './session.service.ts'

/**
 * Sets a new password with the code that was sent to a user whose log-in requires one; no other user has such a code. A
 * wrong code counts like a wrong password, and another one is sent, at most once a minute.
 */
export async function migratePassword(ctx: Context, body: LoginByMigration): Promise<ResultOf<'logIn'>> {
  const found = await findLoginUser(ctx, body)
  if (!found.ok) return found
  const document = found.who?.document ?? ''
  if (breaksPolicy(ctx, body.newpassword, document)) return fail('4008')
  const passwordHash = await hashPassword(body.newpassword)
  return transact(ctx, (tx): ResultOf<'logIn'> => {
    const who = found.who && userById(tx.db, found.who.id)
    if (!who || !needsNewPassword(who)) return fail('24031')
    const barred = barredCode(tx, who)
    if (barred !== null) return fail(barred)
    const subject = String(who.id)
    const outcome = tryCode(tx, 'password', subject, body.confirmation_code)
    if (outcome !== 'right') {
      if (outcome !== 'none') countFailure(tx, who)
      if (!wasSentWithin(tx, 'password', subject, RESEND_PAUSE_MS)) sendCode(tx, who, 'password', subject)
      return failKeepingWrites('24031')
    }
    tx.db
      .update(user)
      .set({ passwordHash, passwordChangedAt: tx.now, loginDetour: 'none', failedAttempts: 0, lockedUntil: 0 })
      .where(eq(user.id, who.id))
      .run()
    endSessionsOf(tx, who.id)
    return okWithCode('2910', {})
  })
}

/** Whether the log-in of the user requires a new password. */
export function needsNewPassword({ loginDetour }: User): boolean {
  return loginDetour === 'codeSent' || loginDetour === 'mayResend'
}
