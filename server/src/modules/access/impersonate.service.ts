import { hasManagerAdmin, isRestrictedCallCentre, parseRoles } from '@acometida/api-spec/rules/roles'
import { eq } from 'drizzle-orm'
import type { OpenContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, forbidden, ok, unauthenticated } from '#src/core/result.ts'
import { transact } from '#src/db/client.ts'
import { audit, user } from '#src/db/schema.ts'
import { loginAnswer } from './loginAnswer.ts'
import { openSession } from './session.service.ts'

/**
 * Opens a session in which staff act for a customer. Nobody acts for staff, for themselves or for a blocked user, and nobody
 * who acts for one user may go on to another. Both names stay with the session, and the audit has who, for whom and when.
 */
export function impersonate(ctx: OpenContext, userId: number): ResultOf<'logIn'> {
  const { caller } = ctx
  if (!caller || caller.stage !== 'open') return unauthenticated
  if (!isRestrictedCallCentre(caller.roles)) return forbidden
  return transact(ctx.db, (): ResultOf<'logIn'> => {
    const who = ctx.db.select().from(user).where(eq(user.id, userId)).get()
    const roles = parseRoles(who?.roles ?? '')
    if (
      !who ||
      who.blocked ||
      caller.actorId !== null ||
      who.id === caller.userId ||
      isRestrictedCallCentre(roles) ||
      hasManagerAdmin(roles)
    )
      return fail('CC2')
    const tokens = openSession(ctx, who.id, 'open', caller.userId)
    ctx.db
      .insert(audit)
      .values({ at: ctx.now, actorId: caller.userId, subjectId: who.id, operation: 'impersonate' })
      .run()
    return ok(loginAnswer(who, tokens, ctx.now))
  })
}
