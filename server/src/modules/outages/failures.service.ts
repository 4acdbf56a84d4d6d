import type { Failure } from '@acometida/api-spec/generated/operations'
import { canManageUsers } from '@acometida/api-spec/rules/person/manageUsers'
import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { and, count, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { forbidden, ok } from '#src/core/result.ts'
import { outage, supplyPoint, warning } from '#src/db/schema.ts'
import { languageOf } from '#src/modules/people/languageOf.service.ts'
import { incidenceOf } from './outages.service.ts'

/**
 * Current failures with the number of their warnings: dangerous ones first, then by number of warnings. For staff who
 * look after failures.
 */
export function listFailures(
  ctx: AuthorizedContext,
  { postalCode, offset, limit }: Call<'listFailures'>['query'],
): ResultOf<'listFailures'> {
  const { db, caller, now } = ctx
  if (!canManageUsers(caller.roles)) return forbidden
  const where = sql<string>`coalesce(${outage.postalCode}, ${supplyPoint.postalCode})`
  const dangers = sql<number>`count(case when ${warning.kind} = 'PELIGRO' then 1 end)`
  const rows = db
    .select({ outage, postalCode: where, warnings: count(warning.id), dangers })
    .from(outage)
    .leftJoin(supplyPoint, eq(supplyPoint.cups, outage.cups))
    .leftJoin(warning, eq(warning.outageCode, outage.code))
    .where(
      and(
        lte(outage.startsAt, now),
        gt(outage.endsAt, now),
        postalCode === undefined ? undefined : eq(where, postalCode),
      ),
    )
    .groupBy(outage.code)
    .orderBy(desc(dangers), desc(count(warning.id)), desc(outage.code))
    .all()
  const language = languageOf(ctx, caller.userId)
  const items = rows.slice(offset, offset + limit).map((row): Failure => ({
    incidence: incidenceOf(ctx, row.outage, language),
    postalCode: row.postalCode,
    ...(row.outage.cups === null ? {} : { cups: row.outage.cups }),
    warnings: row.warnings,
    dangers: row.dangers,
    minutesLeft: Math.ceil((row.outage.endsAt - now) / MINUTE_MS),
  }))
  return ok({ failures: { count: rows.length, items } })
}
