import { eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { delegation, supplyPoint } from '#src/db/schema.ts'

/**
 * The one condition that a supply is one that the caller holds, or manages by a confirmed delegation that holds now.
 * `caller` is a user id and `now` milliseconds since 1970, or the placeholders for them in a prepared statement.
 */
export function isReachable(caller: number | Placeholder, now: number | Placeholder): SQL {
  // A list, and not a question about each supply: then both sides of the alternative have an index.
  const managed = sql`${supplyPoint.cups} in (select ${delegation.cups} from ${delegation}
    where ${delegation.delegateId} = ${caller} and ${delegation.status} = 'C'
    and ${delegation.startsAt} <= ${now} and ${delegation.endsAt} > ${now})`
  // Both sides of the alternative are there, so that it is never undefined.
  return or(eq(supplyPoint.holderId, caller), managed) as SQL
}
