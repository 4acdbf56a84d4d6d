import { confirmEmailPath } from '@acometida/api-spec/rules/clientPaths'
import { maskEmail } from '@acometida/api-spec/rules/email'
import { eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/db/client.ts'
import { user } from '#src/db/schema.ts'
import {
  dropLinks,
  emailOfLink,
  issueLink,
  linkSentWithin,
  pendingEmailOf,
  spendLink,
} from '#src/modules/links/links.service.ts'
import { isTaken } from './emailProblem.service.ts'
import { confirmationMessage, noticeMessage } from './users.messages.ts'

type User = typeof user.$inferSelect
const pauseMs = 60_000

/**
 * Has a new address confirmed: a link goes there and a notice to the old one. The same address within a minute gets
 * nothing more, and one's own takes the change back. Call it within a transaction.
 */
export function changeEmail(ctx: Context, who: User, email: string): void {
  if (email === who.email) return dropLinks(ctx, who.id, 'email')
  if (pendingEmailOf(ctx, who.id) === email && linkSentWithin(ctx, who.id, 'email', pauseMs)) return
  const { language, name } = who
  const address = ctx.clientUrl + confirmEmailPath(issueLink(ctx, who.id, 'email', email))
  ctx.outbox.send({ channel: 'email', to: email, language, ...confirmationMessage(language, name, address) })
  ctx.outbox.send({ channel: 'email', to: who.email, language, ...noticeMessage(language, name, maskEmail(email)) })
}

/** Sets the address that a link confirms, once. */
export function confirmEmail(ctx: Context, hash: string): ResultOf<'confirmEmail'> {
  return transact(ctx.db, (): ResultOf<'confirmEmail'> => {
    const found = emailOfLink(ctx, hash)
    if (!found) return fail('2022')
    if (isTaken(ctx, found.email, found.user.id)) return fail('2018')
    spendLink(ctx, hash)
    ctx.db.update(user).set({ email: found.email }).where(eq(user.id, found.user.id)).run()
    return ok({})
  })
}
