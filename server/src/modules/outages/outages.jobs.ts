import { and, eq, lte, min } from 'drizzle-orm'
import { nextDueOf, type ScheduledJob } from '#src/core/scheduledJobs.ts'
import { prepared } from '#src/db/prepared.ts'
import { outage, outageEstimate } from '#src/db/schema.ts'
import { nextOutageStep, publishEstimate, notifyDueSteps } from './notifyOutage.service.ts'

/** Publishes each estimate of the end of an outage when it is due. The outage then ends at the estimate. */
export const announceEstimates: ScheduledJob = {
  name: 'announceEstimates',
  nextDueAt: nextDueOf((db) =>
    db
      .select({ at: min(outageEstimate.at) })
      .from(outageEstimate)
      .where(eq(outageEstimate.said, false)),
  ),
  run: (tx) => {
    const due = and(eq(outageEstimate.said, false), lte(outageEstimate.at, tx.now))
    for (const { outageCode, until } of tx.db.update(outageEstimate).set({ said: true }).where(due).returning().all())
      publishEstimate(tx, outageCode, until)
  },
}

/** Notifies of the outages that are announced, have begun or are over. */
export const followOutages: ScheduledJob = {
  name: 'followOutages',
  nextDueAt: (db) => {
    const due = unfinished(db)
      .all()
      .map((row) => nextOutageStep(row).at)
    return due.length === 0 ? null : Math.min(...due)
  },
  run: (tx) => {
    for (const row of unfinished(tx.db).all()) notifyDueSteps(tx, row)
  },
}

const unfinished = prepared((db) => db.select().from(outage).where(eq(outage.endTold, false)))
