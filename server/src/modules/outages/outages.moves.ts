import { localDate, localTime } from '@acometida/api-spec/rules/madrid'
import { isRestDay } from '@acometida/api-spec/rules/tariff'
import { HOUR_MS } from '@acometida/api-spec/rules/durations'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import type { Move } from '#src/core/moves.ts'
import { alert, outage, supplyPoint } from '#src/db/schema.ts'
import { type Notice, type Reach, tellUser } from '#src/modules/notifications/tellUser.service.ts'
import { announcedNotice, beganNotice, endedNotice } from './outages.messages.ts'
import { touches } from './outages.service.ts'

type Outage = typeof outage.$inferSelect

/** Planned interruptions are announced two days ahead; 24 hours is the least (RD 1955/2000, art. 101). */
const aheadMs = 48 * HOUR_MS

interface Step {
  readonly at: number
  readonly told: Partial<Outage>
  readonly notice: (place: string, row: Outage) => Notice
}

/** Tells those who have an alert for a supply that an interruption is planned, has begun, is over. */
export const followOutages: Move = {
  name: 'followOutages',
  nextDueAt: (db) => {
    const due = unfinished(db).map((row) => nextStep(row).at)
    return due.length === 0 ? null : Math.min(...due)
  },
  run: (tx) => {
    for (const row of unfinished(tx.db)) {
      const step = nextStep(row)
      if (step.at > tx.now) continue
      tx.db.update(outage).set(step.told).where(eq(outage.code, row.code)).run()
      for (const each of alertsOf(tx, row))
        tellUser(tx, each.alert.userId, step.notice(each.place, row), reachOf(each.alert, tx.now))
    }
  },
}

const unfinished = (db: Context['db']): Outage[] => db.select().from(outage).where(eq(outage.endTold, false)).all()

/** What is to be told next of an outage whose end has not been, and when. */
function nextStep(row: Outage): Step {
  if (row.planned && !row.announced)
    return { at: row.startsAt - aheadMs, told: { announced: true }, notice: announcedNotice }
  if (!row.beginTold) return { at: row.startsAt, told: { beginTold: true }, notice: beganNotice }
  return { at: row.endsAt, told: { endTold: true }, notice: endedNotice }
}

function alertsOf({ db }: Context, { code }: Outage) {
  return db
    .select({ alert, place: supplyPoint.street })
    .from(alert)
    .innerJoin(supplyPoint, eq(supplyPoint.cups, alert.cups))
    .innerJoin(outage, touches())
    .where(and(eq(outage.code, code), eq(alert.active, true), isNull(alert.endedAt)))
    .all()
}

/** By the channel of the alert, within its hours; outside them only the inbox says it. */
function reachOf(row: typeof alert.$inferSelect, now: number): Reach {
  const special = isRestDay(localDate(now))
  const [from, to] = special ? [row.fromSpecial, row.toSpecial] : [row.from, row.to]
  const time = localTime(now).slice(0, 5)
  const heard = time >= from && time < to
  return { channel: heard && row.channel !== 'push' ? row.channel : 'none', to: row.recipient }
}
