import { dossierStatuses, turnOf } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { managedMemberships } from '@acometida/api-spec/rules/person/actFor'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { withSubjects, ok } from '#src/core/result.ts'
import { dossier, membership, serviceRequest, supplyPoint, user } from '#src/db/schema.ts'
import { overdueBills } from '#src/modules/bills/payments.service.ts'

/**
 * The members of an association (A) or enterprise (E), by name, with the number of their open matters. For their own
 * manager, and for staff.
 */
export function listAssociationMembers(
  ctx: AuthorizedContext,
  { documentNumber, type }: FilterOf<'listAssociationMembers'>,
  { offset, limit }: Call<'listAssociationMembers'>['query'],
): ResultOf<'listAssociationMembers'> {
  const { db, caller } = ctx
  const staff = isRestrictedCallCentre(caller.roles)
  const isAllowed = staff || managedMemberships(caller.roles).includes(type)
  const rows = db
    .select({
      userId: user.id,
      documentNumber: user.document,
      name: user.name,
      surName: user.surname,
      email: user.email,
      phone: user.phone,
      supplyCount: count(supplyPoint.cups),
      unread: sql<number>`(select count(*) from ${serviceRequest} where ${isUnread})`,
      theirTurn: sql<number>`(select count(*) from ${dossier} where ${isTheirTurn})`,
    })
    .from(membership)
    .innerJoin(manager, eq(manager.id, membership.managerId))
    .innerJoin(user, eq(user.id, membership.memberId))
    .leftJoin(supplyPoint, eq(supplyPoint.holderId, user.id))
    .where(
      and(
        eq(membership.type, type),
        eq(manager.document, documentNumber),
        staff ? undefined : eq(membership.managerId, caller.userId),
      ),
    )
    .groupBy(user.id)
    .orderBy(asc(user.name), asc(user.surname), asc(user.id))
    .all()
  const members = isAllowed ? rows : []
  const page = members.slice(offset, offset + limit)
  const overdue = overdueBills(
    ctx,
    page.map(({ userId }) => userId),
  )
  const items = page.map(({ unread, theirTurn, ...member }) => ({
    ...member,
    pending: unread + theirTurn + (overdue.get(member.userId) ?? 0),
  }))
  return withSubjects(
    items.map(({ userId }) => userId),
    ok({ members: { count: members.length, items } }),
  )
}

const manager = alias(user, 'manager')

const customersTurn = Object.values(dossierStatuses).filter((status) => turnOf(status) === 'customer')

/** The condition for a dossier that waits for the user. */
const isTheirTurn = and(eq(dossier.userId, user.id), inArray(dossier.status, customersTurn))

/** The condition for an unread answer of the utility to a request of the user. */
const isUnread = and(
  eq(serviceRequest.userId, user.id),
  eq(serviceRequest.read, false),
  inArray(serviceRequest.status, ['EN CURSO', 'CERRADA']),
)
