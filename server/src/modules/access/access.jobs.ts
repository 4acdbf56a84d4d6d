import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import { lt, min } from 'drizzle-orm'
import { instantOf, type ScheduledJob } from '#src/core/scheduledJobs.ts'
import { captchaUse, challenge, redirectLogin, session } from '#src/db/schema.ts'

/** Sessions and codes are kept for this time after their end, in case somebody asks about them. */
const RETENTION_MS = 30 * DAY_MS

const firstEnds = [
  instantOf((db) => db.select({ at: min(session.endsAt) }).from(session)),
  instantOf((db) => db.select({ at: min(challenge.expiresAt) }).from(challenge)),
  instantOf((db) => db.select({ at: min(redirectLogin.expiresAt) }).from(redirectLogin)),
  instantOf((db) => db.select({ at: min(captchaUse.expiresAt) }).from(captchaUse)),
]

/** Deletes sessions, codes, redirects and captchas that ended long ago. */
export const pruneSessions: ScheduledJob = {
  name: 'pruneSessions',
  nextDueAt: (db) => {
    const ends = firstEnds.flatMap((firstEnd) => firstEnd(db) ?? [])
    return ends.length === 0 ? null : Math.min(...ends) + RETENTION_MS
  },
  run: ({ db, now }) => {
    // Deletes a day's rows at a time, so that it runs once a day at most.
    const before = now - RETENTION_MS + DAY_MS
    db.delete(session).where(lt(session.endsAt, before)).run()
    db.delete(challenge).where(lt(challenge.expiresAt, before)).run()
    db.delete(redirectLogin).where(lt(redirectLogin.expiresAt, before)).run()
    db.delete(captchaUse).where(lt(captchaUse.expiresAt, before)).run()
  },
}
