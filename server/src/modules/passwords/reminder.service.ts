import { changePasswordByLinkPath } from '@acometida/api-spec/rules/clientPaths'
import type { PasswordReminderRequest } from '@acometida/api-spec/generated/operations'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { isRealPhone } from '@acometida/api-spec/rules/phone'
import { RESEND_PAUSE_MS } from '@acometida/api-spec/rules/durations'
import { secretAddress } from '@acometida/api-spec/rules/secretAddress'
import type { Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import type { user } from '#src/db/schema.ts'
import { identify } from '#src/modules/access/logIn.service.ts'
import { issueLink, linkSentWithin } from '#src/modules/links/links.service.ts'
import { reminderMessage } from './passwords.messages.ts'

type User = typeof user.$inferSelect

/**
 * Sends a link to a new password to the registered address or phone. The phone decides where a phone is given.
 * Within a minute of the last one nothing more is sent, and the answer is the same. Where answers are neutral, so is it
 * for somebody who is no user and for an address that is not the registered one.
 */
export async function requestPasswordReminder(
  ctx: Context,
  body: PasswordReminderRequest,
): Promise<ResultOf<'requestPasswordReminder'>> {
  const found = await identify(ctx, body)
  if (!found.ok) return found
  const result = remind(ctx, found.who, body)
  return ctx.neutral && !result.ok ? ok({}) : result
}

function remind(ctx: Context, who: User | null, body: PasswordReminderRequest): ResultOf<'requestPasswordReminder'> {
  if (!who) return fail('2015')
  if (!who.activated) return fail('2016')
  const channel = body.phone === '' ? 'email' : 'sms'
  if (channel === 'sms' && (!isRealPhone(body.phone) || body.phone !== who.phone)) return fail('2403')
  if (channel === 'email' && normalizeEmail(body.email) !== who.email) return fail('2404')
  return transact(ctx, (tx): ResultOf<'requestPasswordReminder'> => {
    if (linkSentWithin(tx, who.id, 'reset', RESEND_PAUSE_MS)) return ok({})
    const address = secretAddress(tx.clientUrl, changePasswordByLinkPath(issueLink(tx, who.id, 'reset'), who.email))
    const to = channel === 'sms' ? who.phone : who.email
    tx.outbox.send({
      channel,
      to,
      language: who.language,
      ...reminderMessage(who.language, channel, who.name, address),
      // The answer is the same as to a stranger.
      beyond: 'drop',
    })
    return ok({})
  })
}
