import { isHeardAt } from '@acometida/api-spec/rules/time/alertHours'
import { supplyOutagesPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { and, asc, eq, isNull, lte, min } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { instantOf, type ScheduledJob } from '#src/core/scheduledJobs.ts'
import { prepared } from '#src/db/prepared.ts'
import { alert, outage, outageEstimate, supplyPoint, user } from '#src/db/schema.ts'
import { type Notice, type Reach, tellUser } from '#src/modules/notifications/tellUser.service.ts'
import { announcedNotice, beganNotice, endedNotice } from './outages.messages.ts'
import { touches } from './outages.service.ts'

type Outage = typeof outage.$inferSelect

/** Planned interruptions are announced two days ahead. The law requires 24 hours (RD 1955/2000, art. 101). */
const AHEAD_MS = 48 * HOUR_MS

/** Publishes each estimate of the end of an outage when it is due. The outage then ends at the estimate. */
export const sayEstimates: ScheduledJob = {
  name: 'sayEstimates',
  nextDueAt: instantOf((db) =>
    db
      .select({ at: min(outageEstimate.at) })
      .from(outageEstimate)
      .where(eq(outageEstimate.said, false)),
  ),
  run: (tx) => {
    const due = and(eq(outageEstimate.said, false), lte(outageEstimate.at, tx.now))
    for (const { outageCode, until } of tx.db.update(outageEstimate).set({ said: true }).where(due).returning().all())
      tx.db.update(outage).set({ endsAt: until }).where(eq(outage.code, outageCode)).run()
  },
}

interface Step {
  readonly at: number
  readonly progress: Partial<Outage>
  readonly notice: (place: string, row: Outage, address: string) => Notice
  /** Whether the notice goes to all holders, and not only to users with an alert. */
  readonly toHolders: boolean
}

interface Recipient {
  readonly userId: number
  readonly cups: string
  readonly place: string
  readonly reaches: readonly Reach[]
}

/**
 * Notifies users with an alert for a supply that an interruption is planned, has begun or is over. A planned one is
 * announced to every holder with an account, by e-mail at least.
 */
export const followOutages: ScheduledJob = {
  name: 'followOutages',
  nextDueAt: (db) => {
    const due = unfinished(db)
      .all()
      .map((row) => nextStep(row).at)
    return due.length === 0 ? null : Math.min(...due)
  },
  run: (tx) => {
    for (const row of unfinished(tx.db).all()) {
      const step = nextStep(row)
      if (step.at > tx.now) continue
      tx.db.update(outage).set(step.progress).where(eq(outage.code, row.code)).run()
      const alerted = alertsOf(tx, row)
      for (const { userId, cups, place, reaches } of step.toHolders
        ? withHolders(alerted, holdersOf(tx, row))
        : alerted) {
        const target = supplyOutagesPath(cups)
        tellUser(tx, userId, { ...step.notice(place, row, tx.clientUrl + target), target }, ...reaches)
      }
    }
  },
}

const unfinished = prepared((db) => db.select().from(outage).where(eq(outage.endTold, false)))

/** The next notice of an outage, and its instant, until its end was announced. */
function nextStep(row: Outage): Step {
  if (row.planned && !row.announced)
    return { at: row.startsAt - AHEAD_MS, progress: { announced: true }, notice: announcedNotice, toHolders: true }
  if (!row.beginTold) return { at: row.startsAt, progress: { beginTold: true }, notice: beganNotice, toHolders: false }
  return { at: row.endsAt, progress: { endTold: true }, notice: endedNotice, toHolders: false }
}

function alertsOf({ db, now }: Context, { code }: Outage): Recipient[] {
  return db
    .select({ alert, place: supplyPoint.street })
    .from(alert)
    .innerJoin(supplyPoint, eq(supplyPoint.cups, alert.cups))
    .innerJoin(outage, touches())
    .where(and(eq(outage.code, code), eq(alert.active, true), isNull(alert.endedAt)))
    .all()
    .map((row) => ({
      userId: row.alert.userId,
      cups: row.alert.cups,
      place: row.place,
      reaches: [reachOf(row.alert, now)],
    }))
}

/** The holders with an account, once for each of their affected supplies. */
function holdersOf({ db }: Context, { code }: Outage): Recipient[] {
  return db
    .select({ userId: user.id, cups: supplyPoint.cups, place: supplyPoint.street, to: user.email })
    .from(supplyPoint)
    .innerJoin(user, eq(user.id, supplyPoint.holderId))
    .innerJoin(outage, touches())
    .where(and(eq(outage.code, code), eq(user.activated, true), eq(user.disabled, false)))
    .orderBy(asc(supplyPoint.cups))
    .all()
    .map(({ to, ...held }) => ({ ...held, reaches: [{ channel: 'email', to }] }))
}

/**
 * Joins users with an alert and all holders. Each gets one notice. A holder gets an e-mail only if the alert sends
 * none.
 */
function withHolders(alerted: readonly Recipient[], holders: readonly Recipient[]): Recipient[] {
  const byKey = new Map(alerted.map((each) => [keyOf(each), each]))
  for (const holder of holders) {
    const already = byKey.get(keyOf(holder))?.reaches ?? []
    const mailed = already.some(({ channel }) => channel === 'email')
    byKey.set(keyOf(holder), { ...holder, reaches: mailed ? already : [...already, ...holder.reaches] })
  }
  return [...byKey.values()]
}

const keyOf = ({ userId, cups }: Recipient): string => `${userId}/${cups}`

/** The channel of an alert within its hours. Outside them the notice goes to the inbox alone. */
function reachOf(row: typeof alert.$inferSelect, now: number): Reach {
  const { from, to, fromSpecial, toSpecial } = row
  const isWithinHours = isHeardAt(now, { weekdays: { from, to }, special: { from: fromSpecial, to: toSpecial } })
  return { channel: isWithinHours ? row.channel : 'none', to: row.recipient }
}
