import { desc, eq } from 'drizzle-orm'
import type { MeterControlAnswer } from '@acometida/api-spec/generated/operations'
import type { Db } from '#src/db/transact.ts'
import { reconnection, trippedSwitch } from '#src/db/schema.ts'
import type { Point } from './visiblePoint.service.ts'

/** The state of a switch whose meter answers. */
export type SwitchStatus = Exclude<MeterControlAnswer['switchStatus'], 'UNREACHABLE'>

/** How long the meter takes to close its switch. */
const closingMs = 15_000

/** The state of the control switch of a supply at an instant, by when it tripped and was last told to close. */
export function switchStatus(
  db: Db,
  { cups, tariff, generator }: Pick<Point, 'cups' | 'tariff' | 'generator'>,
  nowMs: number,
): SwitchStatus {
  if (tariff !== '2.0TD' || generator) return 'NONE'
  const tripped = db.select().from(trippedSwitch).where(eq(trippedSwitch.cups, cups)).get()
  if (!tripped) return 'CLOSED'
  const order = lastReconnection(db, cups)
  if (!order || order.requestedAt < tripped.trippedAt) return 'TRIPPED'
  return nowMs < order.requestedAt + closingMs ? 'RECONNECTING' : 'CLOSED'
}

/** The last request to reconnect a supply. */
export function lastReconnection(db: Db, cups: string): typeof reconnection.$inferSelect | undefined {
  return db.select().from(reconnection).where(eq(reconnection.cups, cups)).orderBy(desc(reconnection.id)).limit(1).get()
}
