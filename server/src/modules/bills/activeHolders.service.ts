import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#src/db/db.type.ts'
import { supplyPoint, user } from '#src/db/schema.ts'
import { type Point, pointsWithHolder } from '#src/modules/points/visiblePoint.service.ts'

/**
 * The supplies of the holders who use the customer area, by holder: the recipients of monthly notices. The query leaves
 * out all other holders, so the cost of a month depends on the number of users, not of supplies.
 */
export function activeHolders(db: Db): Map<number, Point[]> {
  const points = pointsWithHolder(db)
    .where(and(isNotNull(user.lastLoginAt), eq(user.activated, true), eq(user.blocked, false)))
    .orderBy(asc(supplyPoint.holderId), asc(supplyPoint.cups))
    .all()
  const holders = new Map<number, Point[]>()
  for (const point of points) {
    const held = holders.get(point.holderId)
    if (held) held.push(point)
    else holders.set(point.holderId, [point])
  }
  return holders
}
