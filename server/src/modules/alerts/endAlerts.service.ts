import { and, eq, inArray, isNull, notExists } from 'drizzle-orm'
import type { WriteContext } from '#src/core/context.ts'
import { alert, supplyPoint } from '#src/db/schema.ts'
import { isReachable } from '#src/modules/points/reachable.service.ts'

/**
 * Ends the alerts of supplies whose users may no longer see them. Called where a right to a supply ends: a delegation
 * is taken back or expires, or the holder changes.
 */
export function endLostAlerts({ db, now }: WriteContext, cups: readonly string[]): void {
  const seen = db
    .select({ cups: supplyPoint.cups })
    .from(supplyPoint)
    .where(and(eq(supplyPoint.cups, alert.cups), isReachable(alert.userId, now)))
  db.update(alert)
    .set({ endedAt: now, active: false })
    .where(and(inArray(alert.cups, [...cups]), isNull(alert.endedAt), notExists(seen)))
    .run()
}
