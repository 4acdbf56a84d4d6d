import { supplyOutagesPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isWithinAlertHours } from '@acometida/api-spec/rules/time/alertHours'
import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { and, asc, eq, isNull, notExists, notInArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Context, WriteContext } from '#src/core/context.ts'
import { alert, outage, supplyPoint, user, warning } from '#src/db/schema.ts'
import { type Notice, type Destination, notifyUser } from '#src/modules/notifications/notifyUser.service.ts'
import { isReachable } from '#src/modules/points/reachable.service.ts'
import { outageAnnouncedNotice, outageBeganNotice, outageEndedNotice, outageMovedNotice } from './outages.messages.ts'
import { outageByCode, affectsSupply } from './outages.service.ts'

type Outage = typeof outage.$inferSelect
type OutageNotice = (place: string, row: Outage, address: string) => Notice

/** Planned interruptions are announced two days ahead. The law requires 24 hours (RD 1955/2000, art. 101). */
const AHEAD_MS = 48 * HOUR_MS

interface OutageStep {
  readonly at: number
  readonly progress: Partial<Outage>
  readonly notice: OutageNotice
  readonly recipients: (ctx: Context, row: Outage) => readonly Recipient[]
}

interface Recipient {
  readonly userId: number
  readonly cups: string
  readonly place: string
  readonly destinations: readonly Destination[]
}

/** The next notice of an outage, and its instant, until its end was announced. */
export function nextOutageStep(row: Outage): OutageStep {
  if (row.planned && !row.announced)
    return {
      at: row.startsAt - AHEAD_MS,
      progress: { announced: true },
      notice: outageAnnouncedNotice,
      recipients: holders,
    }
  if (!row.beginTold)
    return { at: row.startsAt, progress: { beginTold: true }, notice: outageBeganNotice, recipients: unaware }
  return { at: row.endsAt, progress: { endTold: true }, notice: outageEndedNotice, recipients: unlessCutOtherwise }
}

/**
 * Notifies of what has happened to an outage by now. A planned one is announced to every holder with an account, by
 * e-mail at least; the rest is for users with an alert.
 */
export function notifyDueSteps(tx: WriteContext, row: Outage): void {
  const step = nextOutageStep(row)
  if (row.endTold || step.at > tx.now) return
  const next = { ...row, ...step.progress }
  notifyRecipients(tx, row, step.notice, step.recipients(tx, row))
  tx.db.update(outage).set(step.progress).where(eq(outage.code, row.code)).run()
  notifyDueSteps(tx, next)
}

/** Moves the expected end of an outage. Users with an alert are told if they know that it has begun. */
export function publishEstimate(tx: WriteContext, code: string, until: number): void {
  const row = outageByCode(tx.db).get({ code })
  // Estimates are deleted with their outage. One that is over stays over.
  if (!row || row.endTold || row.endsAt === until) return
  tx.db.update(outage).set({ endsAt: until }).where(eq(outage.code, code)).run()
  if (row.beginTold) notifyRecipients(tx, { ...row, endsAt: until }, outageMovedNotice, alerted(tx, row))
}

function notifyRecipients(tx: WriteContext, row: Outage, notice: OutageNotice, recipients: readonly Recipient[]): void {
  for (const { userId, cups, place, destinations } of recipients) {
    const target = supplyOutagesPath(cups)
    notifyUser(tx, userId, { ...notice(place, row, tx.clientUrl + target), target }, ...destinations)
  }
}

const inUse = and(eq(user.activated, true), eq(user.disabled, false))

/** The users with an alert of an affected supply that they may still see. */
function alerted({ db, now }: Context, { code }: Outage, ...conditions: readonly (SQL | undefined)[]): Recipient[] {
  return db
    .select({ alert, place: supplyPoint.street })
    .from(alert)
    .innerJoin(user, eq(user.id, alert.userId))
    .innerJoin(supplyPoint, and(eq(supplyPoint.cups, alert.cups), isReachable(alert.userId, now)))
    .innerJoin(outage, affectsSupply())
    .where(and(eq(outage.code, code), eq(alert.active, true), isNull(alert.endedAt), inUse, ...conditions))
    .all()
    .map((row) => ({
      userId: row.alert.userId,
      cups: row.alert.cups,
      place: row.place,
      destinations: [destinationOf(row.alert, now)],
    }))
}

/** Those with an alert, without supplies that another outage interrupts: their users know, and supply is not back. */
function unlessCutOtherwise(ctx: Context, row: Outage, ...conditions: readonly (SQL | undefined)[]): Recipient[] {
  const other = alias(outage, 'other')
  const known = and(eq(other.beginTold, true), eq(other.endTold, false))
  const cutOtherwise = ctx.db
    .select({ code: other.code })
    .from(other)
    .where(and(affectsSupply(other), known, notInArray(other.code, [row.code])))
  return alerted(ctx, row, notExists(cutOtherwise), ...conditions)
}

/** Those with an alert who have not warned of the outage themselves. */
function unaware(ctx: Context, row: Outage): Recipient[] {
  const warned = ctx.db.select({ id: warning.userId }).from(warning).where(eq(warning.outageCode, row.code))
  return unlessCutOtherwise(ctx, row, notInArray(alert.userId, warned))
}

/**
 * The users with an alert, and all holders with an account, once for each of their affected supplies. A holder gets an
 * e-mail only if the alert sends none.
 */
function holders(ctx: Context, row: Outage): Recipient[] {
  const byKey = new Map(alerted(ctx, row).map((each) => [keyOf(each), each]))
  const held = ctx.db
    .select({ userId: user.id, cups: supplyPoint.cups, place: supplyPoint.street, to: user.email })
    .from(supplyPoint)
    .innerJoin(user, eq(user.id, supplyPoint.holderId))
    .innerJoin(outage, affectsSupply())
    .where(and(eq(outage.code, row.code), inUse))
    .orderBy(asc(supplyPoint.cups))
    .all()
  for (const { to, ...holder } of held) {
    const already = byKey.get(keyOf(holder))?.destinations ?? []
    const mailed = already.some(({ channel }) => channel === 'email')
    byKey.set(keyOf(holder), { ...holder, destinations: mailed ? already : [...already, { channel: 'email', to }] })
  }
  return [...byKey.values()]
}

const keyOf = ({ userId, cups }: Pick<Recipient, 'userId' | 'cups'>): string => `${userId}/${cups}`

/** The channel of an alert within its hours. Outside them the notice goes to the inbox alone. */
function destinationOf(row: typeof alert.$inferSelect, now: number): Destination {
  const { from, to, fromSpecial, toSpecial } = row
  const isWithinHours = isWithinAlertHours(now, {
    weekdays: { from, to },
    special: { from: fromSpecial, to: toSpecial },
  })
  return { channel: isWithinHours ? row.channel : 'none', to: row.recipient }
}
