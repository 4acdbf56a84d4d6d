import { and, eq, inArray, lte, min } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { nextDueOf, type ScheduledJob } from '#src/core/scheduledJobs.ts'
import { link, user } from '#src/db/schema.ts'

/**
 * Deletes sign-ups whose link has expired, so that the rightful owner can use their document and address. Nobody has
 * ever logged in to such an account, so nothing is lost.
 */
export const endSignUps: ScheduledJob = {
  name: 'endSignUps',
  nextDueAt: nextDueOf((db) =>
    db
      .select({ at: min(link.expiresAt) })
      .from(link)
      .innerJoin(user, eq(user.id, link.userId))
      .innerJoin(signUp, eq(signUp.userId, user.id))
      .where(isPending),
  ),
  run: ({ db, now }) => {
    const ended = db
      .select({ id: user.id })
      .from(link)
      .innerJoin(user, eq(user.id, link.userId))
      .innerJoin(signUp, eq(signUp.userId, user.id))
      .where(and(isPending, lte(link.expiresAt, now)))
    db.delete(user).where(inArray(user.id, ended)).run()
  },
}

/** The link that marks a sign-up. An account that staff or the seed created has none. */
const signUp = alias(link, 'sign_up')
const isPending = and(eq(link.purpose, 'activation'), eq(signUp.purpose, 'signUp'), eq(user.activated, false))
