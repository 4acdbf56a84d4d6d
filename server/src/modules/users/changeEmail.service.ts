import { confirmEmailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { secretAddress } from '@acometida/api-spec/rules/navigation/secretAddress'
import { maskEmail } from '@acometida/api-spec/rules/person/email'
import { RESEND_PAUSE_MS } from '@acometida/api-spec/rules/time/durations'
import { eq } from 'drizzle-orm'
import type { Context, WriteContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { user } from '#src/db/schema.ts'
import {
  revokeLinks,
  emailOfLink,
  issueLink,
  linkSentWithin,
  pendingEmailOf,
  spendLink,
} from '#src/modules/links/links.service.ts'
import { isTaken } from '#src/modules/people/emailProblem.service.ts'
import type { User } from '#src/modules/people/findUser.service.ts'
import { confirmationMessage, emailChangeMessage } from './users.messages.ts'

/**
 * Starts the change of an address: sends a link to the new address, and a notice to the old one. The same address
 * within a minute gets nothing more. The user's present address cancels the change.
 */
export function changeEmail(tx: WriteContext, who: User, email: string): void {
  if (email === who.email) return revokeLinks(tx, who.id, 'email')
  if (pendingEmailOf(tx, who.id) === email && linkSentWithin(tx, who.id, 'email', RESEND_PAUSE_MS)) return
  const { language, name } = who
  const address = secretAddress(tx.clientUrl, confirmEmailPath(issueLink(tx, who.id, 'email', email)))
  tx.outbox.send({ channel: 'email', to: email, language, ...confirmationMessage(address)[language] })
  tx.outbox.send({ channel: 'email', to: who.email, language, ...emailChangeMessage(name, maskEmail(email))[language] })
}

/** Sets the address that a link confirms. The link is used up. */
export function confirmEmail(ctx: Context, hash: string): ResultOf<'confirmEmail'> {
  return transact(ctx, (tx): ResultOf<'confirmEmail'> => {
    const found = emailOfLink(tx, hash)
    if (!found) return fail('2022')
    if (isTaken(tx, found.email, found.user.id)) return fail('2018')
    spendLink(tx, hash)
    tx.db.update(user).set({ email: found.email }).where(eq(user.id, found.user.id)).run()
    return ok({})
  })
}
