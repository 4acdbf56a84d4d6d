import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Context, WriteContext } from '#src/core/context.ts'
import { sha256 } from '#src/core/sha256.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import { prepared } from '#src/db/prepared.ts'
import { link, user } from '#src/db/schema.ts'
import type { User } from '#src/modules/people/findUser.service.ts'

type Purpose = (typeof link.$inferSelect)['purpose']

const VALID_MS = DAY_MS

/**
 * Makes the one valid secret of a user for a purpose. The previous one is no longer valid. At least 128 bits, URL-safe.
 * `email`: the address that an `email` link confirms.
 */
export function issueLink(tx: WriteContext, userId: number, purpose: Purpose, email: string | null = null): string {
  const secret = tx.chance.secret()
  revokeLinks(tx, userId, purpose)
  tx.db
    .insert(link)
    .values({ hash: sha256(secret), purpose, userId, email, sentAt: tx.now, expiresAt: tx.now + VALID_MS })
    .run()
  return secret
}

export function revokeLinks(tx: WriteContext, userId: number, purpose: Purpose): void {
  tx.db
    .delete(link)
    .where(and(eq(link.userId, userId), eq(link.purpose, purpose)))
    .run()
}

/** The user of a valid secret for a purpose; undefined if it is wrong, used or expired. */
export function userOfLink(ctx: Context, secret: string, purpose: Purpose): User | undefined {
  return openedBy(ctx, secret, purpose)?.user
}

/** The user of a valid secret that confirms an address, and the address; undefined if it is wrong, used or expired. */
export function emailOfLink(ctx: Context, secret: string): { user: User; email: string } | undefined {
  const found = openedBy(ctx, secret, 'email')
  return found && found.email !== null ? { user: found.user, email: found.email } : undefined
}

/** The unconfirmed new address of a user. */
export function pendingEmailOf(ctx: Context, userId: number): string | undefined {
  const waiting = emailLinks(ctx.db, userId).find(({ expiresAt }) => expiresAt > ctx.now)
  return waiting?.email ?? undefined
}

const emailLinks = cachedUntilWrite((db, userId: number) => findEmailLinks(db).all({ userId }))

const findEmailLinks = prepared((db) =>
  db
    .select({ email: link.email, expiresAt: link.expiresAt })
    .from(link)
    .where(and(eq(link.userId, sql.placeholder('userId')), eq(link.purpose, 'email'))),
)

/** The user of a secret that may have expired, to send another one. */
export function userOfAnyLink(ctx: Context, secret: string, purposes: readonly Purpose[]): User | undefined {
  return ctx.db
    .select({ user })
    .from(link)
    .innerJoin(user, eq(user.id, link.userId))
    .where(and(eq(link.hash, sha256(secret)), inArray(link.purpose, [...purposes])))
    .get()?.user
}

export function spendLink(tx: WriteContext, secret: string): void {
  tx.db
    .delete(link)
    .where(eq(link.hash, sha256(secret)))
    .run()
}

/** Whether a secret for the purpose was sent to the user less than this long ago. */
export function linkSentWithin(ctx: Context, userId: number, purpose: Purpose, ms: number): boolean {
  const recent = and(eq(link.userId, userId), eq(link.purpose, purpose), gt(link.sentAt, ctx.now - ms))
  return ctx.db.select({ hash: link.hash }).from(link).where(recent).get() !== undefined
}

function openedBy(ctx: Context, secret: string, purpose: Purpose) {
  return ctx.db
    .select({ user, email: link.email })
    .from(link)
    .innerJoin(user, eq(user.id, link.userId))
    .where(and(eq(link.hash, sha256(secret)), eq(link.purpose, purpose), gt(link.expiresAt, ctx.now)))
    .get()
}
