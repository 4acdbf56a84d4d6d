import { and, asc, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { outage } from '#src/db/schema.ts'
import type { Point } from '#src/modules/points/visiblePoint.service.ts'

/**
 * The interruption that silences the meter of a supply now, the earliest one; undefined if the meter answers. A failure
 * of unknown cause does not count: it was only reported, and nobody has found the meter silent.
 */
export function interruptionOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { cups, postalCode }: Pick<Point, 'cups' | 'postalCode'>,
): typeof outage.$inferSelect | undefined {
  return db
    .select()
    .from(outage)
    .where(
      and(
        or(eq(outage.cups, cups), eq(outage.postalCode, postalCode)),
        ne(outage.cause, 'unknown'),
        lte(outage.startsAt, now),
        gt(outage.endsAt, now),
      ),
    )
    .orderBy(asc(outage.startsAt))
    .get()
}
