import type { Binding } from '@acometida/api-spec/generated/operations'
import { parseRoles } from '@acometida/api-spec/rules/person/roles'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { AuthorizedContext, WriteContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import type { Tx } from '#src/db/db.type.ts'
import { supplyPoint, user } from '#src/db/schema.ts'
import { endLostAlerts } from '#src/modules/alerts/endAlerts.service.ts'
import { bindDossier } from '#src/modules/dossiers/bindDossier.service.ts'
import { userById } from '#src/modules/people/findUser.service.ts'
import { profileOf } from '#src/modules/users/profile.service.ts'

/**
 * Binds a supply or dossier that nobody has bound, if its contract or application is in the caller's name. The caller
 * gets the role of a client with supplies, or with dossiers.
 */
export function bindUser(ctx: AuthorizedContext, id: number, binding: Binding): ResultOf<'bindUser'> {
  const { caller } = ctx
  if (id !== caller.userId) return fail('2015')
  return transact(ctx, (tx): ResultOf<'bindUser'> => {
    if (binding.cups !== undefined && !bindSupply(tx, binding.cups)) return fail('-0001')
    if (binding.dossierCod !== undefined && !bindDossier(tx, binding.dossierCod)) return fail('-0001')
    const who = userById(tx.db, id)
    return who ? ok({ user: profileOf(tx, who) }) : fail('2015')
  })
}

/** Binds a supply. Returns whether it is the caller's now. */
function bindSupply(tx: WriteContext<AuthorizedContext>, cups: string): boolean {
  const { db, caller } = tx
  const unbound = and(isNull(supplyPoint.holderId), eq(supplyPoint.contractDocument, caller.document))
  const [bound] = db
    .update(supplyPoint)
    .set({ holderId: caller.userId })
    .where(and(eq(supplyPoint.cups, cups), or(unbound, eq(supplyPoint.holderId, caller.userId))))
    .returning()
    .all()
  if (!bound) return false
  endLostAlerts(tx, [cups])
  addRole(db, caller.userId, 'US_SUPPLYPOINT_CLIENT')
  return true
}

function addRole(db: Tx, userId: number, role: 'US_SUPPLYPOINT_CLIENT'): void {
  // Stryker disable next-line OptionalChaining,StringLiteral: the caller exists.
  const roles = parseRoles(db.select({ roles: user.roles }).from(user).where(eq(user.id, userId)).get()?.roles ?? '')
  if (roles.includes(role)) return
  db.update(user)
    .set({ roles: [...roles, role].join(',') })
    .where(eq(user.id, userId))
    .run()
}
