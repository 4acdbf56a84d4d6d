import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import { delegation, supplyPoint } from '#src/db/schema.ts'

/** The condition that a supply is one that the caller holds, or manages by a confirmed delegation that holds now. */
export function isReachable({ caller, now }: Pick<AuthorizedContext, 'caller' | 'now'>): SQL {
  const managed = sql`exists (select 1 from ${delegation} where ${delegation.cups} = ${supplyPoint.cups}
    and ${delegation.delegateId} = ${caller.userId} and ${delegation.status} = 'C'
    and ${delegation.startsAt} <= ${now} and ${delegation.endsAt} > ${now})`
  // Both sides of the alternative are there, so that it is never undefined.
  return or(eq(supplyPoint.holderId, caller.userId), managed) as SQL
}
