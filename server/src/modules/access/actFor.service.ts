import type { LoginByImpersonation } from '@acometida/api-spec/generated/operations'
import { managedMemberships, mayActFor } from '@acometida/api-spec/rules/person/actFor'
import { isRestrictedCallCentre, parseRoles } from '@acometida/api-spec/rules/person/roles'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Context, OpenContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { withSubjects, withReason, fail, forbidden, ok, unauthenticated } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { membership, user } from '#src/db/schema.ts'
import { loginAnswer } from './loginAnswer.ts'
import { openSession } from './session.service.ts'

/**
 * Opens a session in which staff act for a customer, or the manager of an association or enterprise for a member.
 * Nobody acts for users with power over others, for themselves, or for users who may not log in. Nobody who acts for
 * one user can switch to another. The session keeps both names, and the audit the reason, if one is given.
 */
export function actFor(ctx: OpenContext, { userId, reason }: LoginByImpersonation): ResultOf<'logIn'> {
  const { caller } = ctx
  if (!caller || caller.stage !== 'open') return unauthenticated
  const mayActAtAll = isRestrictedCallCentre(caller.roles) || managedMemberships(caller.roles).length > 0
  // Stryker disable next-line ConditionalExpression: no role that may act can be acted for.
  if (!mayActAtAll || caller.actorId !== null) return forbidden
  return transact(ctx, (tx): ResultOf<'logIn'> => {
    const who = findSubject(tx, userId, caller.userId)
    const barred = !who || who.paymentBridge || who.blocked || who.disabled
    if (barred || !mayActFor(caller.roles, parseRoles(who.roles), who.membership))
      return withReason(reason, withSubjects([userId], fail('CC2')))
    const answer = loginAnswer(who, openSession(tx, who.id, 'open', caller.userId), tx.now)
    return withReason(reason, withSubjects([userId], ok(answer)))
  })
}

/** A user, and the kind of their membership under the manager. */
function findSubject({ db }: Context, id: number, managerId: number) {
  return db
    .select({ ...getTableColumns(user), membership: membership.type })
    .from(user)
    .leftJoin(membership, and(eq(membership.memberId, user.id), eq(membership.managerId, managerId)))
    .where(eq(user.id, id))
    .get()
}
