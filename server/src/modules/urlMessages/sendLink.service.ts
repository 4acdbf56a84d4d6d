import { sentLinkPath } from '@acometida/api-spec/rules/sentLink'
import type { SendLinkRequest } from '@acometida/api-spec/generated/operations'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { linkMessage } from '@acometida/api-spec/rules/linkMessage'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/roles'
import { linkProblems } from '@acometida/api-spec/rules/sendLink'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { about, fail, forbidden, invalid, ok, type Refused } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { emailLimits } from '#src/modules/users/emailProblem.service.ts'
import { userById } from '#src/modules/users/findUser.service.ts'
import { addUrlMessage, linkProblem, urlMessageOf } from './urlMessages.service.ts'

/** Sends a customer a link to a page of the customer area, by e-mail or SMS, in the customer's language. For staff. */
export function sendLink(ctx: AuthorizedContext, body: SendLinkRequest): ResultOf<'sendLink'> {
  if (!isRestrictedCallCentre(ctx.caller.roles)) return forbidden
  const wrong = refusalOf(ctx, body) ?? linkProblem(ctx, body)
  if (wrong) return wrong
  return transact(ctx, (tx): ResultOf<'sendLink'> => {
    const who = userById(tx.db, body.userId)
    if (!who) return fail('2015')
    const row = addUrlMessage(tx, body, { userId: who.id, adminId: body.adminId, channel: body.channel })
    const address = tx.clientUrl + sentLinkPath(body.url, row.id)
    const channel = body.channel === '0' ? 'email' : 'sms'
    // Which of them is needed has been asked above.
    const to = channel === 'email' ? normalizeEmail(body.mail ?? '') : (body.sms ?? '')
    tx.outbox.send({ channel, to, language: who.language, ...linkMessage(who.language, channel, who.name, address) })
    return about([who.id], ok({ urlMessage: urlMessageOf(row) }))
  })
}

function refusalOf(ctx: AuthorizedContext, body: SendLinkRequest): Refused | null {
  if (body.adminId !== ctx.caller.userId) return invalid('body/adminId', 'must be the user id of whoever calls')
  const problems = linkProblems(body, emailLimits(ctx))
  if (problems.mail) return invalid('body/mail', 'must be an e-mail address, such as lucia@correo.gal, with channel 0')
  if (problems.sms)
    return invalid('body/sms', 'must be a phone that receives SMS, nine digits that start with 6 or 7, with channel 1')
  return null
}
