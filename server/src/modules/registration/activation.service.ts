import type { ActivationMailRequest, ActivationRequest } from '@acometida/api-spec/generated/operations'
import { activationPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { secretAddress } from '@acometida/api-spec/rules/navigation/secretAddress'
import { DAY_MS, RESEND_PAUSE_MS } from '@acometida/api-spec/rules/time/durations'
import { and, eq } from 'drizzle-orm'
import type { Context, WriteContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { user } from '#src/db/schema.ts'
import { spendCaptcha } from '#src/modules/access/spendCaptcha.service.ts'
import { issueLink, linkSentWithin, spendLink, userOfAnyLink, userOfLink } from '#src/modules/links/links.service.ts'
import type { User } from '#src/modules/people/findUser.service.ts'
import { activationMessage } from './registration.messages.ts'

/** Sends the link that activates a user. The previous one is no longer valid. */
export function sendActivation(tx: WriteContext, who: User): void {
  const { email, language } = who
  const address = secretAddress(tx.clientUrl, activationPath(issueLink(tx, who.id, 'activation'), email))
  // Dropped beyond the limit: the answer must not reveal whether the account exists.
  tx.outbox.send({ channel: 'email', to: email, language, ...activationMessage(address)[language], beyond: 'drop' })
}

/**
 * Resends the mail of a sign-up, at most once a minute. The hash is that of the sign-up or of the link, even if
 * expired.
 */
export function resendActivation(ctx: Context, hash: string): ResultOf<'resendActivation'> {
  return transact(ctx, (tx) => {
    const who = userOfAnyLink(tx, hash, ['signUp', 'activation'])
    if (who) resendLink(tx, who)
    return ok({})
  })
}

/** Sends the activation mail to the account with a document and address. Strangers get the same answer. */
export async function requestActivation(
  ctx: Context,
  { documentNumber, email, captcha }: ActivationMailRequest,
): Promise<ResultOf<'requestActivation'>> {
  if (!(await spendCaptcha(ctx, captcha))) return fail('2004')
  return transact(ctx, (tx): ResultOf<'requestActivation'> => {
    const named = and(eq(user.document, documentNumber), eq(user.email, email))
    const who = tx.db.select().from(user).where(named).get()
    if (who) resendLink(tx, who)
    return ok({})
  })
}

function resendLink(tx: WriteContext, who: User): void {
  if (who.activated || linkSentWithin(tx, who.id, 'activation', RESEND_PAUSE_MS) || isOldSignUp(tx, who)) return
  sendActivation(tx, who)
}

/**
 * Whether somebody signed up so long ago that no further link is sent, so that a stranger cannot keep the document and
 * the address of another person for ever. An account that staff created is none.
 */
function isOldSignUp(tx: WriteContext, { id }: User): boolean {
  return linkSentWithin(tx, id, 'signUp', tx.now) && !linkSentWithin(tx, id, 'signUp', SIGN_UP_MS)
}

const SIGN_UP_MS = 7 * DAY_MS

/** Activates a user with the secret of the mail, once. */
export function activateUser(ctx: Context, hash: string, body: ActivationRequest): ResultOf<'activateUser'> {
  if (body.hash !== hash) return invalid('body/hash', 'must be the hash of the path')
  return transact(ctx, (tx): ResultOf<'activateUser'> => {
    const who = userOfLink(tx, hash, 'activation')
    if (!who || who.email !== body.email) return fail('2022')
    spendLink(tx, hash)
    tx.db.update(user).set({ activated: true }).where(eq(user.id, who.id)).run()
    return ok({})
  })
}
