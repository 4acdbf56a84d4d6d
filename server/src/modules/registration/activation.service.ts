import { activationPath } from '@acometida/api-spec/rules/clientPaths'
import type { ActivationRequest } from '@acometida/api-spec/generated/operations'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/db/client.ts'
import { user } from '#src/db/schema.ts'
import { issueLink, linkSentWithin, spendLink, userNamedBy, userOfLink } from '#src/modules/links/links.service.ts'
import { activationMessage } from './registration.messages.ts'

type User = typeof user.$inferSelect
const pauseMs = 60_000

/** Sends the link that activates a user; the former one no longer is good. Call it within a transaction. */
export function sendActivation(ctx: Context, who: User): void {
  const address = ctx.clientUrl + activationPath(issueLink(ctx, who.id, 'activation'), who.email)
  ctx.outbox.send({
    channel: 'email',
    to: who.email,
    language: who.language,
    ...activationMessage(who.language, who.name, address),
  })
}

/** Has the mail of a sign-up sent again, at most once a minute. The hash is that of the sign-up or of the link, expired or not. */
export function resendActivation(ctx: Context, hash: string): ResultOf<'resendActivation'> {
  return transact(ctx.db, () => {
    const who = userNamedBy(ctx, hash, ['signUp', 'activation'])
    if (who && !who.activated && !linkSentWithin(ctx, who.id, 'activation', pauseMs)) sendActivation(ctx, who)
    return ok({})
  })
}

/** Activates a user with the secret of the mail, once. */
export function activateUser(ctx: Context, hash: string, body: ActivationRequest): ResultOf<'activateUser'> {
  if (body.hash !== hash) return invalid('body/hash', 'must be the hash of the path')
  return transact(ctx.db, (): ResultOf<'activateUser'> => {
    const who = userOfLink(ctx, hash, 'activation')
    if (!who || who.email !== normalizeEmail(body.email)) return fail('2022')
    spendLink(ctx, hash)
    ctx.db.update(user).set({ activated: true }).where(eq(user.id, who.id)).run()
    return ok({})
  })
}
