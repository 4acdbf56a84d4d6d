import { isLoginUser, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { RESEND_PAUSE_MS } from '@acometida/api-spec/rules/durations'
import { eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { user } from '#src/db/schema.ts'
import { sendCode, wasSentWithin } from '#src/modules/access/challenge.service.ts'
import { awaitsNewPassword } from '#src/modules/access/migratePassword.service.ts'
import { userByDocument } from '#src/modules/users/findUser.service.ts'

/** Sends the code for a new password to a user whose log-in asks for one. Whoever else is named is answered alike. */
export function resendConfirmationCode(ctx: Context, typed: string): ResultOf<'resendConfirmationCode'> {
  const document = normalizeIdentifier(typed)
  if (!isLoginUser(document)) return fail('2017')
  return transact(ctx, (tx): ResultOf<'resendConfirmationCode'> => {
    const who = userByDocument(tx.db, document)
    if (!who || !awaitsNewPassword(who)) return ok({})
    const subject = String(who.id)
    if (wasSentWithin(tx, 'password', subject, RESEND_PAUSE_MS)) return fail('2024')
    sendCode(tx, who, 'password', subject)
    return ok({})
  })
}

/** The first step of a log-in alone: whether the identifier is well formed, or blocked for a time. */
export function checkLoginUser(ctx: Context, typed: string): ResultOf<'checkLoginUser'> {
  const document = normalizeIdentifier(typed)
  if (!isLoginUser(document)) return fail('2017')
  const who = ctx.db.select({ lockedUntil: user.lockedUntil }).from(user).where(eq(user.document, document)).get()
  return who !== undefined && who.lockedUntil > ctx.now ? fail('2024') : ok({})
}
