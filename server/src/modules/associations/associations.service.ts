import { managed } from '@acometida/api-spec/rules/impersonation'
import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/roles'
import { and, asc, count, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { about, invalid, ok } from '#src/core/result.ts'
import { membership, supplyPoint, user } from '#src/db/schema.ts'

/** The members of an association (A) or enterprise (E), by name: to its own manager, and to staff. */
export function listAssociationMembers(
  { db, caller }: AuthorizedContext,
  { documentNumber, type }: FilterOf<'listAssociationMembers'>,
  { offset, limit }: Call<'listAssociationMembers'>['query'],
): ResultOf<'listAssociationMembers'> {
  if (type !== 'A' && type !== 'E') return invalid('query/filter', 'type must be A or E')
  const staff = isRestrictedCallCentre(caller.roles)
  const mine = staff || managed(caller.roles).includes(type)
  const rows = db
    .select({
      userId: user.id,
      documentNumber: user.document,
      name: user.name,
      surName: user.surname,
      email: user.email,
      phone: user.phone,
      supplyCount: count(supplyPoint.cups),
    })
    .from(membership)
    .innerJoin(manager, eq(manager.id, membership.managerId))
    .innerJoin(user, eq(user.id, membership.memberId))
    .leftJoin(supplyPoint, eq(supplyPoint.holderId, user.id))
    .where(
      and(
        eq(membership.type, type),
        eq(manager.document, normalizeIdentifier(documentNumber)),
        staff ? undefined : eq(membership.managerId, caller.userId),
      ),
    )
    .groupBy(user.id)
    .orderBy(asc(user.name), asc(user.surname), asc(user.id))
    .all()
  const members = mine ? rows : []
  const items = members.slice(offset, offset + limit)
  return about(
    items.map(({ userId }) => userId),
    ok({ members: { count: members.length, items } }),
  )
}

const manager = alias(user, 'manager')
