import type { MeterControlAnswer } from '@acometida/api-spec/generated/operations'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#src/db/db.type.ts'
import { prepared } from '#src/db/prepared.ts'
import { reconnection, trippedSwitch } from '#src/db/schema.ts'
import type { Point } from '#src/modules/points/visiblePoint.service.ts'

/** The state of a switch whose meter answers. */
export type SwitchStatus = Exclude<MeterControlAnswer['switchStatus'], 'UNREACHABLE'>

/** The time that a meter takes to close its switch. */
const CLOSING_MS = 15_000

/** The state of the control switch of a supply at an instant, by when it tripped and when it was last told to close. */
export function switchStatus(
  db: Db,
  { cups, tariff, generator }: Pick<Point, 'cups' | 'tariff' | 'generator'>,
  nowMs: number,
): SwitchStatus {
  if (tariff !== '2.0TD' || generator) return 'NONE'
  const tripped = findTripped(db).get({ cups })
  if (!tripped) return 'CLOSED'
  // Only an accepted order closes the switch: the others were not needed.
  const order = lastReconnection(db, cups, 'ACCEPTED')
  if (!order || order.requestedAt < tripped.trippedAt) return 'TRIPPED'
  return nowMs < order.requestedAt + CLOSING_MS ? 'RECONNECTING' : 'CLOSED'
}

type Reconnection = typeof reconnection.$inferSelect

/** The last request to reconnect a supply, of any outcome or of one. */
export function lastReconnection(db: Db, cups: string, outcome?: Reconnection['outcome']): Reconnection | undefined {
  return findReconnection(db).get({ cups, outcome: outcome ?? null })
}

const findTripped = prepared((db) =>
  db
    .select()
    .from(trippedSwitch)
    .where(eq(trippedSwitch.cups, sql.placeholder('cups'))),
)

const findReconnection = prepared((db) => {
  const outcome = sql.placeholder('outcome')
  return db
    .select()
    .from(reconnection)
    .where(
      sql`${reconnection.cups} = ${sql.placeholder('cups')} and (${outcome} is null or ${reconnection.outcome} = ${outcome})`,
    )
    .orderBy(desc(reconnection.id))
    .limit(1)
})
