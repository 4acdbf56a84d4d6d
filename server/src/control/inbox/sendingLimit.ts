import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Caller } from '#src/core/context.ts'
import { type Outbox, type OutgoingMessage, TooManyMessages } from '#src/core/outbox.ts'
import type { OpenDb } from '#src/db/client.ts'
import { sending } from '#src/db/schema.ts'

/** A user may mistype a code and request another, so codes have a count of their own and a higher limit. */
const CODES_PER_MESSAGE = 5
/** Staff write to many customers a day. */
const STAFF_PER_USER = 15

/** The world, the time and the caller for which messages are counted. */
interface SendingContext {
  readonly db: OpenDb
  readonly now: number
  readonly caller: Caller | null
  /** Messages an hour; 0 for no limit. */
  readonly limit: number
}

/**
 * An outbox with an hourly limit of messages for each address and each user. Scheduled jobs do not send through it: no
 * caller requests their messages.
 */
export function limitedOutbox(outbox: Outbox, { db, now, caller, limit }: SendingContext): Outbox {
  if (limit === 0) return outbox
  return {
    send: (message) => {
      const full = allowances(message, caller, limit)
        .map(({ key, max }) => fullUntil(db, now, key, max))
        .filter((until) => until !== null)
      if (full.length > 0 && message.beyond === 'drop') return
      if (full.length > 0) throw new TooManyMessages(Math.max(...full) - now)
      db.delete(sending)
        .where(lte(sending.at, now - HOUR_MS))
        .run()
      for (const { key } of allowances(message, caller, limit)) db.insert(sending).values({ key, at: now }).run()
      outbox.send(message)
    },
  }
}

interface Allowance {
  readonly key: string
  readonly max: number
}

/**
 * The keys by which a message is counted. The utility's own address receives everybody's messages, so it has no limit.
 */
function allowances({ to, beyond }: OutgoingMessage, caller: Caller | null, limit: number): Allowance[] {
  if (beyond === 'utility') return []
  if (beyond === 'code') return [{ key: `code ${to}`, max: limit * CODES_PER_MESSAGE }]
  const byAddress = { key: `to ${to}`, max: limit }
  if (caller === null) return [byAddress]
  const isStaff = caller.actorId !== null || isRestrictedCallCentre(caller.roles)
  const byUser = { key: `by ${caller.actorId ?? caller.userId}`, max: limit * (isStaff ? STAFF_PER_USER : 1) }
  return [byAddress, byUser]
}

/** The instant from which one more message is allowed under a key; null if one is allowed now. */
function fullUntil(db: OpenDb, now: number, key: string, max: number): number | null {
  const times = db
    .select({ at: sending.at })
    .from(sending)
    .where(and(eq(sending.key, key), gt(sending.at, now - HOUR_MS)))
    .orderBy(asc(sending.at))
    .all()
  const next = times[times.length - max]
  return next ? next.at + HOUR_MS : null
}
