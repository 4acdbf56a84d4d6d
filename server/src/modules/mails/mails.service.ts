import type { MailToUtility } from '@acometida/api-spec/generated/operations'
import { localDate } from '@acometida/api-spec/rules/madrid'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { forbidden, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { mail, user } from '#src/db/schema.ts'
import { settingsOf } from '#src/modules/masterData/masterData.service.ts'
import { receiptMessage } from './mails.messages.ts'

/** Sends what a user writes to the utility, and a receipt with its number to the user. */
export function sendMail(
  ctx: AuthorizedContext,
  template: Call<'sendMail'>['params']['template'],
  body: MailToUtility,
): ResultOf<'sendMail'> {
  const { caller, now, outbox } = ctx
  const text = body.text.trim()
  if (caller.actorId !== null) return forbidden
  if (text === '') return invalid('body/text', 'must have a letter or digit')
  if ((body.stars === undefined) !== (template !== 'rating'))
    return invalid('body/stars', 'goes with a rating, and only with that')
  return transact(ctx, (tx): ResultOf<'sendMail'> => {
    const who = tx.db.select().from(user).where(eq(user.id, caller.userId)).get()
    if (!who) throw new Error('the user of a session is gone')
    const subject = body.subject?.trim() || template
    const { id } = tx.db
      .insert(mail)
      .values({ userId: who.id, template, subject, text, stars: body.stars ?? null, at: now })
      .returning()
      .get()
    const number = `EM${localDate(now).slice(0, 4)}${String(id).padStart(4, '0')}`
    const to = settingsOf(tx.db, 'MAIL')[template.toUpperCase()]
    if (to !== undefined)
      outbox.send({ channel: 'email', to, subject: `${number}: ${subject}`, text, language: 'es', beyond: 'utility' })
    outbox.send({
      channel: 'email',
      to: who.email,
      language: who.language,
      ...receiptMessage(who.language, who.name, number, text),
    })
    return ok({ number })
  })
}
