import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Db } from '#src/db/db.type.ts'
import { prepared } from '#src/db/prepared.ts'
import { supplyPoint, user } from '#src/db/schema.ts'
import { isReachable } from './reachable.service.ts'

/** A supply with its holder. */
export type Point = NonNullable<ReturnType<ReturnType<typeof byCups.own>['get']>>

/** The caller and the time of a query. */
export type Viewer = Pick<AuthorizedContext, 'db' | 'now'> & { readonly caller: { readonly userId: number } }

/**
 * The supply, if the caller holds it, or manages it by a confirmed delegation that is valid now; undefined for any
 * other, whether it exists or not.
 */
export function visiblePoint(viewer: Viewer, cups: string): Point | undefined {
  return ownOrManaged(viewer, cups, byCups)
}

/** Like `visiblePoint`, by the id of its meter. */
export function visiblePointOfMeter(viewer: Viewer, meterId: string): Point | undefined {
  return ownOrManaged(viewer, meterId, byMeter)
}

/**
 * An own supply does not depend on the time, so the time is read for other supplies only: an answer without it is valid
 * for longer.
 */
function ownOrManaged(viewer: Viewer, value: string, by: typeof byCups | typeof byMeter): Point | undefined {
  const caller = viewer.caller.userId
  return by.own(viewer.db).get({ value, caller }) ?? by.reachable(viewer.db).get({ value, caller, now: viewer.now })
}

/** All supplies that the caller holds, or manages as in `visiblePoint`. */
export function visiblePoints({ db, now, caller }: Viewer): Point[] {
  return reachablePoints(db).all({ caller: caller.userId, now })
}

const reachablePoints = prepared((db) =>
  pointsWithHolder(db).where(isReachable(sql.placeholder('caller'), sql.placeholder('now'))),
)
const byCups = visibleBy(supplyPoint.cups)
const byMeter = visibleBy(supplyPoint.meterId)

function visibleBy(column: typeof supplyPoint.cups | typeof supplyPoint.meterId) {
  const [value, caller, now] = [sql.placeholder('value'), sql.placeholder('caller'), sql.placeholder('now')]
  return {
    own: prepared((db) => pointsWithHolder(db).where(and(eq(column, value), eq(supplyPoint.holderId, caller)))),
    reachable: prepared((db) => pointsWithHolder(db).where(and(eq(column, value), isReachable(caller, now)))),
  }
}

/** The query of all supplies with their holders, for further conditions. */
export function pointsWithHolder(db: Db) {
  return db
    .select({
      ...getTableColumns(supplyPoint),
      // A supply without a holder has no row here.
      holderId: user.id,
      holderDocument: user.document,
      holderName: user.name,
      holderSurname: user.surname,
    })
    .from(supplyPoint)
    .innerJoin(user, eq(user.id, supplyPoint.holderId))
    .$dynamic()
}
