import { paths, supplyProgrammedPath, supplyReadingsPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { nextDueOf, type ScheduledJob } from '#src/core/scheduledJobs.ts'
import { programmedQuery, programmedRead } from '#src/db/schema.ts'
import { activeHolders } from '#src/modules/bills/activeHolders.service.ts'
import { monthlyJob } from '#src/modules/bills/monthlyJob.ts'
import { registersAt } from '#src/modules/metering/readings.rules.ts'
import { notifyUser } from '#src/modules/notifications/notifyUser.service.ts'
import { interruptionOf } from '#src/modules/outages/interruption.service.ts'
import { type Point, visiblePoint } from '#src/modules/points/visiblePoint.service.ts'
import { answerQuery } from './answerQuery.service.ts'
import { queryAnsweredNotice, readTakenNotice, readingsArrivedNotice } from './readings.messages.ts'

/** The readings of a month arrive. Each holder gets one notice for all supplies. */
export const announceReadings = monthlyJob('announceReadings', 'readings', (tx, month) => {
  for (const [holderId, points] of activeHolders(tx.db)) {
    const read = points.filter(({ dataFrom }) => dataFrom.slice(0, 7) <= month)
    const [first, ...more] = read
    const target = first && more.length === 0 ? supplyReadingsPath(first.cups) : paths.supplies
    if (first) notifyUser(tx, holderId, { ...readingsArrivedNotice(month, read.length), target })
  }
})

/**
 * Reads the meters with a programmed read that is due, and notifies the user. A read that falls due during an
 * interruption waits for its end.
 */
export const readMeters: ScheduledJob = {
  name: 'readMeters',
  nextDueAt: nextDueOf((db) =>
    db
      .select({ at: sql<number | null>`min(${askedAt(programmedRead)})` })
      .from(programmedRead)
      .where(isNull(programmedRead.doneAt)),
  ),
  run: (tx) => {
    const due = tx.db
      .select()
      .from(programmedRead)
      .where(and(isNull(programmedRead.doneAt), lte(askedAt(programmedRead), tx.now)))
      .all()
    for (const asked of due) {
      const { id, userId, cups } = asked
      const point = stillVisible(tx, asked)
      const row = eq(programmedRead.id, id)
      const interruption = point && interruptionOf(tx, point)
      if (!point) tx.db.delete(programmedRead).where(row).run()
      else if (interruption) tx.db.update(programmedRead).set({ waitsUntil: interruption.endsAt }).where(row).run()
      else {
        const registers = registersAt(point, tx.now)
        tx.db.update(programmedRead).set({ doneAt: tx.now, registers: registers.join() }).where(row).run()
        notifyUser(tx, userId, { ...readTakenNotice(point.meterId, registers), target: supplyProgrammedPath(cups) })
      }
    }
  },
}

/** Like `readMeters`, for the programmed queries. */
export const queryMeters: ScheduledJob = {
  name: 'queryMeters',
  nextDueAt: nextDueOf((db) =>
    db
      .select({ at: sql<number | null>`min(${askedAt(programmedQuery)})` })
      .from(programmedQuery)
      .where(isNull(programmedQuery.doneAt)),
  ),
  run: (tx) => {
    const due = tx.db
      .select()
      .from(programmedQuery)
      .where(and(isNull(programmedQuery.doneAt), lte(askedAt(programmedQuery), tx.now)))
      .all()
    for (const asked of due) {
      const { id, userId, cups, type } = asked
      const point = stillVisible(tx, asked)
      const row = eq(programmedQuery.id, id)
      const interruption = point && interruptionOf(tx, point)
      if (!point) tx.db.delete(programmedQuery).where(row).run()
      else if (interruption) tx.db.update(programmedQuery).set({ waitsUntil: interruption.endsAt }).where(row).run()
      else {
        const answer = answerQuery(tx, point, type)
        tx.db.update(programmedQuery).set({ doneAt: tx.now, value: answer.value }).where(row).run()
        notifyUser(tx, userId, { ...queryAnsweredNotice(point.meterId, answer), target: supplyProgrammedPath(cups) })
      }
    }
  },
}

/** The instant at which a meter is queried: when the request is due, or later if the supply was interrupted then. */
const askedAt = ({ waitsUntil, dueAt }: typeof programmedRead | typeof programmedQuery) =>
  sql<number>`coalesce(${waitsUntil}, ${dueAt})`

/**
 * The supply of a programmed row, if its user may still see it. A user who has lost the supply or its delegation gets
 * no notice. A row that fell due shortly before it was created counts as visible.
 */
function stillVisible({ db, now }: Context, { userId, cups, createdAt }: ProgrammedRow): Point | undefined {
  return visiblePoint({ db, now: Math.max(now, createdAt), caller: { userId } }, cups)
}

type ProgrammedRow = Pick<typeof programmedRead.$inferSelect, 'userId' | 'cups' | 'createdAt'>
