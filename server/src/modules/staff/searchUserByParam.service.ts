import { completeCups } from '@acometida/api-spec/rules/cups'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/roles'
import { eq, getTableColumns } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { FilterOf, ResultOf } from '#src/core/operation.ts'
import { about, fail, forbidden, invalid, ok } from '#src/core/result.ts'
import { serviceRequest, supplyPoint, user } from '#src/db/schema.ts'
import { foundUser } from './foundUser.ts'

/** Finds who holds a supply point, or made a service request. */
export function searchUserByParam(
  { db, caller }: AuthorizedContext,
  { cups, sr }: FilterOf<'searchUserByParam'>,
): ResultOf<'searchUserByParam'> {
  if (!isRestrictedCallCentre(caller.roles)) return forbidden
  if ((cups === undefined) === (sr === undefined))
    return invalid('query/filter', 'needs either cups or sr, such as sr::SR20260031')
  const users = db.select(getTableColumns(user)).from(user).$dynamic()
  const found =
    cups === undefined
      ? users
          .innerJoin(serviceRequest, eq(serviceRequest.userId, user.id))
          .where(eq(serviceRequest.code, (sr ?? '').trim().toUpperCase()))
          .get()
      : users
          .innerJoin(supplyPoint, eq(supplyPoint.holderId, user.id))
          .where(eq(supplyPoint.cups, completeCups(cups)))
          .get()
  return found ? about([found.id], ok({ user: foundUser(found) })) : fail('0025')
}
