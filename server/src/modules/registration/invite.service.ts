import type { PreRegistration } from '@acometida/api-spec/generated/operations'
import { invitationPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { secretAddress } from '@acometida/api-spec/rules/navigation/secretAddress'
import { documentTypeOf, isDocument } from '@acometida/api-spec/rules/person/document'
import { isEmail } from '@acometida/api-spec/rules/person/email'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import { sentLinkPath } from '@acometida/api-spec/rules/request/sentLink'
import { DAY_MS, RESEND_PAUSE_MS } from '@acometida/api-spec/rules/time/durations'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { withSubjects, fail, forbidden, invalid, ok, type Refused } from '#src/core/result.ts'
import { sha256 } from '#src/core/sha256.ts'
import { transact } from '#src/core/transact.ts'
import { invitation } from '#src/db/schema.ts'
import { emailLimits, isTaken } from '#src/modules/people/emailProblem.service.ts'
import { userByDocument } from '#src/modules/people/findUser.service.ts'
import { invitationFor } from './getInvitation.service.ts'
import { invitationMail, invitationSms } from './registration.messages.ts'

type Invitation = typeof invitation.$inferSelect

/**
 * Invites a person to sign up, by e-mail, SMS or both. A request that is repeated at once, or that records the outcome
 * of the service request that followed, finds the existing invitation and sends nothing. A later repetition sends it
 * again with another link.
 */
export function inviteUser(ctx: AuthorizedContext, body: PreRegistration): ResultOf<'inviteUser'> {
  const { caller, now } = ctx
  if (!isRestrictedCallCentre(caller.roles)) return forbidden
  const { docNumber: document, email, phone } = body
  if (!isDocument(document)) return fail('2017')
  const refusal = fieldProblem(ctx, body)
  if (refusal) return refusal
  return transact(ctx, (tx): ResultOf<'inviteUser'> => {
    const registered = userByDocument(tx.db, document)
    if (registered) return withSubjects([registered.id], fail('2019'))
    if (isTaken(tx, email, 0)) return fail('2018')
    const known = invitationFor(tx, document)
    const sameChannels = known?.byMail === body.sendMail && known.bySms === body.sendSms
    const same = sameChannels && known.email === email && known.phone === phone
    const outcome = {
      ...(body.srCode === undefined ? {} : { requestCode: body.srCode, requestError: null }),
      ...(body.zeusError === undefined ? {} : { requestError: body.zeusError }),
    }
    const retried = same && (Object.keys(outcome).length > 0 || now - known.sentAt < RESEND_PAUSE_MS)
    const times = retried
      ? { sentAt: known.sentAt, expiresAt: known.expiresAt }
      : { sentAt: now, expiresAt: now + DAY_MS }
    // Only the link has the secret, so a link that is sent again has another one, and the former opens nothing.
    const secret = tx.chance.secret()
    const hash = retried ? known.hash : sha256(secret)
    const row = {
      hash,
      document,
      name: body.name,
      surname: body.surname,
      email,
      phone,
      userType: body.userType,
      language: body.language ?? 'es',
      byMail: body.sendMail,
      bySms: body.sendSms,
      actorId: caller.userId,
      ...times,
      ...outcome,
    }
    if (same) tx.db.update(invitation).set(row).where(eq(invitation.hash, known.hash)).run()
    else tx.db.insert(invitation).values(row).run()
    if (!retried) send(tx, row, secret)
    return ok({ hash })
  })
}

function fieldProblem(ctx: AuthorizedContext, body: PreRegistration): Refused | null {
  if (body.docType !== documentTypeOf(body.docNumber))
    return invalid('body/docType', `must be ${documentTypeOf(body.docNumber)}, which the document is`)
  if (!isEmail(body.email, emailLimits(ctx)))
    return invalid('body/email', 'must be an e-mail address such as lucia@correo.gal')
  if (!isRealPhone(body.phone))
    return invalid('body/phone', 'must be a phone that receives SMS, nine digits that start with 6 or 7')
  if (!body.sendMail && !body.sendSms) return invalid('body/sendMail', 'must be true, or sendSms must')
  return null
}

function send(
  { outbox, clientUrl }: AuthorizedContext,
  to: Pick<Invitation, 'email' | 'phone' | 'language' | 'byMail' | 'bySms'>,
  secret: string,
): void {
  const { language } = to
  // With this id the client reports that the link was opened, as for links that staff send.
  const address = secretAddress(clientUrl, sentLinkPath(invitationPath(secret), secret))
  if (to.byMail) outbox.send({ channel: 'email', to: to.email, language, ...invitationMail(address)[language] })
  if (to.bySms)
    outbox.send({ channel: 'sms', to: to.phone, language, subject: '', text: invitationSms(address)[language] })
}
