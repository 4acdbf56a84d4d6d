import type { CallCentreUser, UserRolesChange } from '@acometida/api-spec/generated/operations'
import {
  CALL_CENTRE_ROLES,
  canManageCallCentreUsers,
  grantCallCentre,
  isRestrictedCallCentre,
  parseRoles,
  revokeCallCentre,
} from '@acometida/api-spec/rules/person/roles'
import { asc, eq, like, or } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { withSubjects, fail, forbidden, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { user } from '#src/db/schema.ts'
import { endSessionsOf } from '#src/modules/access/session.service.ts'
import { type User, userByDocument } from '#src/modules/people/findUser.service.ts'
import { readRoles } from './readRoles.rules.ts'
import { userRoleRecord } from './userRoles.service.ts'

/** The users who are restricted call-centre, disabled ones included, by id. */
export function listCallCentreUsers(
  { db, caller }: AuthorizedContext,
  { offset, limit }: Call<'listCallCentreUsers'>['query'],
): ResultOf<'listCallCentreUsers'> {
  if (!canManageCallCentreUsers(caller.roles)) return forbidden
  const candidates = or(like(user.roles, '%US_CC%'), like(user.roles, '%SU_UFD%'))
  const rows = db.select().from(user).where(candidates).orderBy(asc(user.id)).all().filter(isCallCentre)
  return ok({ users: { count: rows.length, items: rows.slice(offset, offset + limit).map(callCentreUser) } })
}

/** The roles that a grant adds and a revocation takes away. */
export function listCallCentreRoles({ caller }: AuthorizedContext): ResultOf<'listCallCentreRoles'> {
  return canManageCallCentreUsers(caller.roles) ? ok({ roles: [...CALL_CENTRE_ROLES] }) : forbidden
}

/**
 * Takes a call-centre user out of service, which ends the sessions, or puts one back into service, which lifts a block.
 * A user outside the call centre gets the answer of a missing one.
 */
export function setCallCentreStatus(
  ctx: AuthorizedContext,
  username: string,
  enabled: boolean,
): ResultOf<'setCallCentreStatus'> {
  const { caller } = ctx
  if (!canManageCallCentreUsers(caller.roles)) return forbidden
  return transact(ctx, (tx): ResultOf<'setCallCentreStatus'> => {
    const who = userByDocument(tx.db, username)
    if (!who || !isCallCentre(who)) return fail('2015')
    if (who.id === caller.userId) return withSubjects([who.id], fail('CC3'))
    const change = { disabled: !enabled, blocked: enabled ? false : who.blocked }
    tx.db.update(user).set(change).where(eq(user.id, who.id)).run()
    if (!enabled) endSessionsOf(tx, who.id)
    const before = { disabled: who.disabled, blocked: who.blocked }
    return withSubjects([who.id], ok({ user: callCentreUser({ ...who, ...change }) }), before)
  })
}

/** Grants the three call-centre roles to a user, or revokes them; the other roles stay. */
export function setCallCentreRoles(
  ctx: AuthorizedContext,
  username: string,
  change: UserRolesChange,
): ResultOf<'setCallCentreRoles'> {
  const { caller } = ctx
  if (!canManageCallCentreUsers(caller.roles)) return forbidden
  const requested = readRoles(change.roles)
  if (typeof requested === 'string') return invalid('body/roles', requested)
  const all = CALL_CENTRE_ROLES.join(', ')
  const grant =
    requested.length === CALL_CENTRE_ROLES.length && CALL_CENTRE_ROLES.every((role) => requested.includes(role))
  if (!grant && requested.length > 0)
    return invalid('body/roles', `must be ${all}, which grants them, or empty, which revokes them`)
  return transact(ctx, (tx): ResultOf<'setCallCentreRoles'> => {
    const who = userByDocument(tx.db, username)
    if (!who) return fail('2015')
    if (who.id === caller.userId) return withSubjects([who.id], fail('CC3'))
    const held = parseRoles(who.roles)
    const roles = (grant ? grantCallCentre(held) : revokeCallCentre(held)).join(',')
    tx.db.update(user).set({ roles }).where(eq(user.id, who.id)).run()
    return withSubjects([who.id], ok({ userRole: userRoleRecord({ ...who, roles }) }), { roles: who.roles })
  })
}

const isCallCentre = ({ roles }: User): boolean => isRestrictedCallCentre(parseRoles(roles))

function callCentreUser(who: User): CallCentreUser {
  const { document: _document, registrationDate: _registrationDate, ...seen } = userRoleRecord(who)
  return seen
}
