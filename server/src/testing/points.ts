import { eq } from 'drizzle-orm'
import { delegation, supplyPoint } from '#src/db/schema.ts'
import type { TestApi } from './testApi.ts'

/** The supplies that a user of the seed holds, in the order of the seed. */
export function pointsHeldBy(api: TestApi, userId: number) {
  const rows = api.world().db.select().from(supplyPoint).where(eq(supplyPoint.holderId, userId)).all()
  return rows.toSorted((one, other) => one.meterId.localeCompare(other.meterId))
}

/** One of the supplies that a user of the seed holds. `index`: from 0. */
export function pointOf(api: TestApi, userId: number, index = 0) {
  const point = pointsHeldBy(api, userId)[index]
  if (!point) throw new Error(`the user ${userId} has no supply ${index}`)
  return point
}

/** A supply for each relation to the manager: `managed` may be seen, the others may not. */
export function pointsByRelation(api: TestApi, managerId: number) {
  const { db, clock } = api.world()
  const rows = db
    .select({ point: supplyPoint, delegation })
    .from(delegation)
    .innerJoin(supplyPoint, eq(supplyPoint.cups, delegation.cups))
    .where(eq(delegation.delegateId, managerId))
    .all()
  const find = (fits: (row: typeof delegation.$inferSelect) => boolean) => {
    const point = rows.find((row) => fits(row.delegation))?.point
    if (!point) throw new Error('the manager has no such delegation')
    return point
  }
  const now = clock.now()
  return {
    managed: find(({ status, endsAt }) => status === 'C' && endsAt > now),
    hidden: {
      foreign: pointOf(api, 1),
      expired: find(({ status, endsAt }) => status === 'C' && endsAt <= now),
      pending: find(({ status }) => status === 'P'),
      missing: { cups: 'ES0022999999999999XX1P', meterId: '0022999999999' },
    },
  }
}
