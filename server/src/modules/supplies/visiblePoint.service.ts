import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Db } from '#src/db/transact.ts'
import { perDb } from '#src/db/perDb.ts'
import { supplyPoint, user } from '#src/db/schema.ts'
import { isReachable } from './reachable.service.ts'

/** A supply with whoever holds it. */
export type Point = NonNullable<ReturnType<ReturnType<typeof byCups>['get']>>

/** Who asks, and when. */
export type Asker = Pick<AuthorizedContext, 'db' | 'now'> & { readonly caller: { readonly userId: number } }

/** The supply that the caller holds, or manages by a confirmed delegation that holds now; undefined for any other, there or not. */
export function visiblePoint({ db, now, caller }: Asker, cups: string): Point | undefined {
  return byCups(db).get({ value: cups, caller: caller.userId, now })
}

/** As visiblePoint, by the id of its meter. */
export function visiblePointOfMeter({ db, now, caller }: Asker, meterId: string): Point | undefined {
  return byMeter(db).get({ value: meterId, caller: caller.userId, now })
}

/** All supplies that the caller holds, or manages as with visiblePoint. */
export function visiblePoints({ db, now, caller }: Asker): Point[] {
  return all(db).all({ caller: caller.userId, now })
}

const all = perDb((db) =>
  pointsWithHolder(db)
    .where(isReachable(sql.placeholder('caller'), sql.placeholder('now')))
    .prepare(),
)
const byCups = perDb((db) => visibleBy(db, supplyPoint.cups))
const byMeter = perDb((db) => visibleBy(db, supplyPoint.meterId))

function visibleBy(db: Db, column: typeof supplyPoint.cups | typeof supplyPoint.meterId) {
  const [caller, now] = [sql.placeholder('caller'), sql.placeholder('now')]
  return pointsWithHolder(db)
    .where(and(eq(column, sql.placeholder('value')), isReachable(caller, now)))
    .prepare()
}

/** All supplies with whoever holds each, to be narrowed. */
export function pointsWithHolder(db: Db) {
  return db
    .select({
      ...getTableColumns(supplyPoint),
      // Of a supply that nobody has bound there is no row here.
      holderId: user.id,
      holderDocument: user.document,
      holderName: user.name,
      holderSurname: user.surname,
    })
    .from(supplyPoint)
    .innerJoin(user, eq(user.id, supplyPoint.holderId))
    .$dynamic()
}
