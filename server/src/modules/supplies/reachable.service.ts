import { eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { delegation, supplyPoint } from '#src/db/schema.ts'

/**
 * The one condition that a supply is one that the caller holds, or manages by a confirmed delegation that holds now.
 * `caller` is a user id and `now` milliseconds since 1970, or the placeholders for them in a prepared statement.
 */
export function isReachable(caller: number | Placeholder, now: number | Placeholder): SQL {
  const managed = sql`exists (select 1 from ${delegation} where ${delegation.cups} = ${supplyPoint.cups}
    and ${delegation.delegateId} = ${caller} and ${delegation.status} = 'C'
    and ${delegation.startsAt} <= ${now} and ${delegation.endsAt} > ${now})`
  // Both sides of the alternative are there, so that it is never undefined.
  return or(eq(supplyPoint.holderId, caller), managed) as SQL
}
