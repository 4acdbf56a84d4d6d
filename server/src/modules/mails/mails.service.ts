import type { MailToUtility } from '@acometida/api-spec/generated/operations'
import { isEmail } from '@acometida/api-spec/rules/person/email'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import type { OpenContext, WriteContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, forbidden, invalid, ok, type Refused, unauthenticated } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { mail } from '#src/db/schema.ts'
import { spendCaptcha } from '#src/modules/access/spendCaptcha.service.ts'
import { settingsOf } from '#src/modules/masterData/masterData.service.ts'
import { emailLimits } from '#src/modules/people/emailProblem.service.ts'
import { userById } from '#src/modules/people/findUser.service.ts'
import { mailReceiptMessage } from './mails.messages.ts'

type Template = Call<'sendMail'>['params']['template']
type Sent = ResultOf<'sendMail'>

/**
 * Sends a mail to the utility, and to a user a receipt with its number. A sender without a session gets the number
 * alone.
 */
export function sendMail(ctx: OpenContext, template: Template, body: MailToUtility): Sent | Promise<Sent> {
  const caller = ctx.caller?.stage === 'open' ? ctx.caller : null
  if (caller !== null && caller.actorId !== null) return forbidden
  const refusal = refusalOf(ctx, template, body, caller === null)
  if (refusal) return refusal
  if (caller === null) return sendWithoutSession(ctx, template, body)
  return transact(ctx, (tx): Sent => {
    const who = userById(tx.db, caller.userId)
    // Stryker disable next-line ConditionalExpression,StringLiteral: sessions end with their user; the caller exists.
    if (!who) throw new Error('the user of a session is gone')
    const number = storeMail(tx, template, body, { userId: who.id, email: null })
    const { email, language, name } = who
    tx.outbox.send({ channel: 'email', to: email, language, ...mailReceiptMessage(name, number, body.text)[language] })
    return ok({ number })
  })
}

/**
 * Sends the mail of a sender without a session. Nothing goes to the address that they give, since it may be anybody's.
 */
async function sendWithoutSession(ctx: OpenContext, template: Template, body: MailToUtility): Promise<Sent> {
  if (!(await spendCaptcha(ctx, body.captcha))) return fail('2004')
  return transact(ctx, (tx): Sent =>
    ok({ number: storeMail(tx, template, body, { userId: null, email: body.email ?? '' }) }),
  )
}

function refusalOf(ctx: OpenContext, template: Template, body: MailToUtility, unknown: boolean): Refused | null {
  if ((body.stars === undefined) !== (template !== 'rating'))
    return invalid('body/stars', 'goes with a rating, and only with that')
  if (unknown && template === 'rating') return unauthenticated
  if (unknown !== (body.email !== undefined))
    return invalid('body/email', 'goes with a message of who is not logged in, and only with that')
  if (body.email !== undefined && !isEmail(body.email, emailLimits(ctx)))
    return invalid('body/email', 'must be an e-mail address such as lucia@correo.gal')
  return null
}

/** Stores a mail and forwards it to the utility. Returns its number. */
function storeMail(
  tx: WriteContext,
  template: Template,
  body: MailToUtility,
  from: { userId: number | null; email: string | null },
): string {
  const { text } = body
  const subject = body.subject || template
  const { id } = tx.db
    .insert(mail)
    .values({ ...from, template, subject, text, stars: body.stars ?? null, at: tx.now })
    .returning()
    .get()
  const number = `EM${localDate(tx.now).slice(0, 4)}${String(id).padStart(4, '0')}`
  const to = settingsOf(tx.db, 'MAIL')[template.toUpperCase()]
  const letter = from.email === null ? text : `De: ${from.email}\n\n${text}`
  if (to !== undefined)
    tx.outbox.send({
      channel: 'email',
      to,
      subject: `${number}: ${subject}`,
      text: letter,
      language: 'es',
      beyond: 'utility',
    })
  return number
}
