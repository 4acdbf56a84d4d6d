import { eq, inArray } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import { selfPaidSupply, supplyPoint } from '#src/db/schema.ts'
import { pointsWithHolder } from '#src/modules/supplies/visiblePoint.service.ts'
import { standingOf } from './bill.rules.ts'
import { monthlyInstants, monthsDone } from './billDates.rules.ts'
import { paymentsOf } from './payments.service.ts'

/** How many bills of each of these users are overdue; who has none is not there. Only what is paid by hand can be. */
export function overdueBills(
  { db, now }: Pick<AuthorizedContext, 'db' | 'now'>,
  userIds: readonly number[],
): ReadonlyMap<number, number> {
  const points = pointsWithHolder(db)
    .innerJoin(selfPaidSupply, eq(selfPaidSupply.cups, supplyPoint.cups))
    .where(inArray(supplyPoint.holderId, [...userIds]))
    .all()
  const found = new Map<number, number>()
  for (const { cups, holderId, meterId, generator, dataFrom } of points) {
    const payments = paymentsOf(db, cups)
    const months = generator ? [] : monthsDone(monthlyInstants.overdue, dataFrom, now)
    const overdue = months.filter((month) => standingOf(meterId, month, payments, now).status === 'OVERDUE')
    if (overdue.length > 0) found.set(holderId, (found.get(holderId) ?? 0) + overdue.length)
  }
  return found
}
