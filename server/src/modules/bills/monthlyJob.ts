import { eq, sql } from 'drizzle-orm'
import type { WriteContext } from '#src/core/context.ts'
import type { ScheduledJob } from '#src/core/scheduledJobs.ts'
import type { Db } from '#src/db/db.type.ts'
import { prepared } from '#src/db/prepared.ts'
import { monthlyRun } from '#src/db/schema.ts'
import { monthlyInstants, nextMonth } from './billDates.rules.ts'

/** A job that runs for each month once its instant has come. Its row holds the last month that it has processed. */
export function monthlyJob(
  name: string,
  kind: keyof typeof monthlyInstants,
  runOf: (tx: WriteContext, month: string) => void,
): ScheduledJob {
  const next = (db: Db): string | null => {
    const row = runOfKind(db).get({ kind })
    return row ? nextMonth(row.month) : null
  }
  return {
    name,
    nextDueAt: (db) => {
      const month = next(db)
      return month === null ? null : monthlyInstants[kind](month)
    },
    run: (tx) => {
      const month = next(tx.db)
      if (month === null) return
      runOf(tx, month)
      tx.db.update(monthlyRun).set({ month }).where(eq(monthlyRun.name, kind)).run()
    },
  }
}

const runOfKind = prepared((db) =>
  db
    .select()
    .from(monthlyRun)
    .where(eq(monthlyRun.name, sql.placeholder('kind'))),
)
