import type { PasswordReminderRequest, PasswordByHash } from '@acometida/api-spec/generated/operations'
import { changePasswordByLinkPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { secretAddress } from '@acometida/api-spec/rules/navigation/secretAddress'
import { isLoginUser } from '@acometida/api-spec/rules/person/document'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { RESEND_PAUSE_MS } from '@acometida/api-spec/rules/time/durations'
import { eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { hashPassword } from '#src/core/password.ts'
import { fail, ok, invalid } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { user } from '#src/db/schema.ts'
import { sendCode, wasSentWithin } from '#src/modules/access/codes.service.ts'
import { findLoginUser } from '#src/modules/access/logIn.service.ts'
import { needsNewPassword } from '#src/modules/access/migratePassword.service.ts'
import { endSessionsOf } from '#src/modules/access/session.service.ts'
import { issueLink, linkSentWithin, spendLink, userOfLink } from '#src/modules/links/links.service.ts'
import { breaksPolicy } from '#src/modules/people/breaksPolicy.service.ts'
import { type User, userByDocument } from '#src/modules/people/findUser.service.ts'
import { reminderMail, reminderSms } from './passwords.messages.ts'

/**
 * Sends a link for a new password to the registered address or, if a phone is given, phone. Within a minute of the last
 * one it sends nothing, and the answer is the same. With neutral answers, the answer is also the same for somebody who
 * is no user, and for an address that is not the registered one.
 */
export async function requestPasswordReminder(
  ctx: Context,
  body: PasswordReminderRequest,
): Promise<ResultOf<'requestPasswordReminder'>> {
  const found = await findLoginUser(ctx, body)
  if (!found.ok) return found
  const result = remind(ctx, found.who, body)
  return ctx.neutral && !result.ok ? ok({}) : result
}

function remind(ctx: Context, who: User | null, body: PasswordReminderRequest): ResultOf<'requestPasswordReminder'> {
  if (!who) return fail('2015')
  if (!who.activated) return fail('2016')
  const channel = body.phone === '' ? 'email' : 'sms'
  if (channel === 'sms' && (!isRealPhone(body.phone) || body.phone !== who.phone)) return fail('2403')
  if (channel === 'email' && body.email !== who.email) return fail('2404')
  return transact(ctx, (tx): ResultOf<'requestPasswordReminder'> => {
    if (linkSentWithin(tx, who.id, 'reset', RESEND_PAUSE_MS)) return ok({})
    const address = secretAddress(tx.clientUrl, changePasswordByLinkPath(issueLink(tx, who.id, 'reset'), who.email))
    const { language } = who
    const message =
      channel === 'sms'
        ? { to: who.phone, subject: '', text: reminderSms(address)[language] }
        : { to: who.email, ...reminderMail(who.name, address)[language] }
    // Dropped beyond the limit: the answer must be the same as for a stranger.
    tx.outbox.send({ channel, language, ...message, beyond: 'drop' })
    return ok({})
  })
}

/** Sets a new password with the secret of a reminder, which is used up. It unblocks the user and ends all sessions. */
export async function setPasswordByHash(
  ctx: Context,
  hash: string,
  body: PasswordByHash,
): Promise<ResultOf<'setPasswordByHash'>> {
  if (body.hash !== hash) return invalid('body/hash', 'must be the hash of the path')
  const who = userOfLink(ctx, hash, 'reset')
  if (!who || who.email !== body.email) return fail('2405')
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

/** Sends the code for a new password to a user whose log-in requires one. Any other document gets the same answer. */
export function resendConfirmationCode(ctx: Context, document: string): ResultOf<'resendConfirmationCode'> {
  if (!isLoginUser(document)) return fail('2017')
  return transact(ctx, (tx): ResultOf<'resendConfirmationCode'> => {
    const who = userByDocument(tx.db, document)
    if (!who || !needsNewPassword(who)) return ok({})
    const subject = String(who.id)
    if (wasSentWithin(tx, 'password', subject, RESEND_PAUSE_MS)) return fail('2024')
    sendCode(tx, who, 'password', subject)
    return ok({})
  })
}

/** Checks an identifier before a log-in: whether it is well formed, and not locked for a time. */
export function checkLoginUser(ctx: Context, document: string): ResultOf<'checkLoginUser'> {
  if (!isLoginUser(document)) return fail('2017')
  const who = userByDocument(ctx.db, document)
  return who !== undefined && who.lockedUntil > ctx.now ? fail('2024') : ok({})
}
