import { MAX_CODE_ATTEMPTS, CODE_VALID_SECONDS } from '@acometida/api-spec/rules/person/code'
import { and, eq } from 'drizzle-orm'
import type { Context, WriteContext } from '#src/core/context.ts'
import { isEqualInConstantTime, sha256 } from '#src/core/sha256.ts'
import { challenge } from '#src/db/schema.ts'
import type { User } from '#src/modules/people/findUser.service.ts'
import { mfaMessage, passwordMessage } from './access.messages.ts'

type Purpose = (typeof challenge.$inferSelect)['purpose']

/**
 * Sends a new code for a purpose. The previous one is no longer valid. Codes of the second factor go to the channel
 * that the user chose.
 */
export function sendCode(tx: WriteContext, to: User, purpose: 'mfa' | 'password', subject: string): void {
  const code = newCode(tx, purpose, subject)
  const channel = purpose === 'mfa' ? to.mfaChannel : 'email'
  const address = channel === 'sms' ? to.mfaPhone || to.phone : to.email
  const { language } = to
  const letters = purpose === 'mfa' ? mfaMessage(code, to.name) : passwordMessage(code, to.name)
  tx.outbox.send({ channel, to: address, language, ...letters[language], beyond: 'code' })
}

/** Makes the one valid code for a purpose, to be sent. */
export function newCode(tx: WriteContext, purpose: Purpose, subject: string): string {
  const code = tx.chance.code()
  const row = {
    codeHash: sha256(subject + code),
    sentAt: tx.now,
    expiresAt: tx.now + CODE_VALID_SECONDS * 1000,
    attempts: 0,
  }
  tx.db
    .insert(challenge)
    .values({ purpose, subject, ...row })
    .onConflictDoUpdate({ target: [challenge.purpose, challenge.subject], set: row })
    .run()
  return code
}

/**
 * Uses up one try on the code of a purpose. A right code is valid once. `exhausted`: this was the last try, or none was
 * left. `wrong`: the code is wrong or expired. `none`: no code was sent. The transaction has to keep the count.
 */
export function tryCode(
  tx: WriteContext,
  purpose: Purpose,
  subject: string,
  code: string,
): 'right' | 'wrong' | 'exhausted' | 'none' {
  const key = and(eq(challenge.purpose, purpose), eq(challenge.subject, subject))
  const row = tx.db.select().from(challenge).where(key).get()
  if (!row) return 'none'
  if (row.attempts >= MAX_CODE_ATTEMPTS) return 'exhausted'
  if (tx.now <= row.expiresAt && isEqualInConstantTime(row.codeHash, sha256(subject + code))) {
    tx.db.delete(challenge).where(key).run()
    return 'right'
  }
  const attempts = row.attempts + 1
  tx.db.update(challenge).set({ attempts }).where(key).run()
  return attempts >= MAX_CODE_ATTEMPTS ? 'exhausted' : 'wrong'
}

/** Whether a code for the purpose was sent less than this long ago. */
export function wasSentWithin(ctx: Context, purpose: Purpose, subject: string, ms: number): boolean {
  const row = ctx.db
    .select({ sentAt: challenge.sentAt })
    .from(challenge)
    .where(and(eq(challenge.purpose, purpose), eq(challenge.subject, subject)))
    .get()
  return row !== undefined && ctx.now - row.sentAt < ms
}
