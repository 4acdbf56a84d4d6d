import type { UserRolesChange } from '@acometida/api-spec/generated/operations'
import { canManageUsers, mayChangeRoles } from '@acometida/api-spec/rules/authority'
import { parseRoles } from '@acometida/api-spec/rules/roles'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { about, fail, forbidden, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { user } from '#src/db/schema.ts'
import { userById } from '#src/modules/users/findUser.service.ts'
import { readRoles } from './readRoles.rules.ts'
import { userRoleRecord } from './userRoleRecord.ts'

/** The roles of one user. */
export function getUserRoles({ db, caller }: AuthorizedContext, id: number): ResultOf<'getUserRoles'> {
  if (!canManageUsers(caller.roles)) return forbidden
  const found = userById(db, id)
  return found ? about([id], ok({ userRole: userRoleRecord(found) })) : fail('2015')
}

/** Makes the roles of a user these ones: nobody one's own, and neither from nor to anything above one's authority. */
export function setUserRoles(ctx: AuthorizedContext, id: number, change: UserRolesChange): ResultOf<'setUserRoles'> {
  const { caller } = ctx
  if (!canManageUsers(caller.roles)) return forbidden
  const asked = readRoles(change.roles)
  if (typeof asked === 'string') return invalid('body/roles', asked)
  if (asked.length === 0) return invalid('body/roles', 'must have a role; to take the log-in away, delete the user')
  return transact(ctx, (tx): ResultOf<'setUserRoles'> => {
    const who = userById(tx.db, id)
    if (!who) return about([id], fail('2015'))
    if (id === caller.userId || !mayChangeRoles(caller.roles, parseRoles(who.roles), asked))
      return about([id], fail('CC3'))
    const roles = asked.join(',')
    tx.db.update(user).set({ roles }).where(eq(user.id, id)).run()
    return about([id], ok({ userRole: userRoleRecord({ ...who, roles }) }), { roles: who.roles })
  })
}
