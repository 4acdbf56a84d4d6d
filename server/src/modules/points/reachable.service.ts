import { type Column, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { delegation, supplyPoint } from '#src/db/schema.ts'

/**
 * The condition for supplies that the caller holds, or manages by a confirmed delegation that is valid now. `caller` is
 * a user id and `now` milliseconds since 1970, or their placeholders in a prepared statement. `caller` may be a column
 * too.
 */
export function isReachable(caller: number | Placeholder | Column, now: number | Placeholder): SQL {
  // A list instead of a subquery for each supply: then both sides of `or` use an index.
  const managed = sql`${supplyPoint.cups} in (select ${delegation.cups} from ${delegation}
    where ${delegation.delegateId} = ${caller} and ${delegation.status} = 'C'
    and ${delegation.startsAt} <= ${now} and ${delegation.endsAt} > ${now})`
  // `or` is undefined only without conditions.
  return or(eq(supplyPoint.holderId, caller), managed) as SQL
}
