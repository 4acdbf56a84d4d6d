import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import { lt, min } from 'drizzle-orm'
import { nextDueOf, type ScheduledJob } from '#src/core/scheduledJobs.ts'
import { captchaUse, challenge, redirectLogin, session } from '#src/db/schema.ts'

/** Sessions and codes are kept for this time after their end, in case somebody asks about them. */
const SESSION_RETENTION_MS = 30 * DAY_MS

const endColumns = [session.endsAt, challenge.expiresAt, redirectLogin.expiresAt, captchaUse.expiresAt]
const dueInstants = endColumns.map((end) =>
  nextDueOf((db) => db.select({ at: min(end) }).from(end.table), SESSION_RETENTION_MS),
)

/** Deletes sessions, codes, redirects and captchas that ended long ago. */
export const pruneSessions: ScheduledJob = {
  name: 'pruneSessions',
  nextDueAt: (db) => {
    const due = dueInstants.flatMap((instant) => instant(db) ?? [])
    return due.length === 0 ? null : Math.min(...due)
  },
  run: ({ db, now }) => {
    // Deletes a day's rows at a time, so that it runs once a day at most.
    const before = now - SESSION_RETENTION_MS + DAY_MS
    for (const end of endColumns) db.delete(end.table).where(lt(end, before)).run()
  },
}
