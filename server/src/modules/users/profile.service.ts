import type { UserProfile } from '@acometida/api-spec/generated/operations'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext, Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { withSubjects, fail, forbidden, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import { user } from '#src/db/schema.ts'
import { hasDevice } from '#src/modules/devices/devices.service.ts'
import { pendingEmailOf } from '#src/modules/links/links.service.ts'
import { alertDestination } from '#src/modules/people/alertDestination.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'
import { personOf } from '#src/modules/people/person.ts'

/** The caller's own record; staff may read any. Another user's is answered like a missing one. */
export function getUser(ctx: AuthorizedContext, id: number): ResultOf<'getUser'> {
  const { caller, db } = ctx
  const readable = id === caller.userId || isRestrictedCallCentre(caller.roles)
  const found = readable ? cachedUser(db, id) : undefined
  return found ? withSubjects([id], ok({ user: profileOf(ctx, found) })) : fail('2015')
}

/** Cached: every screen requests it, and it seldom changes. */
const cachedUser = cachedUntilWrite(userById)

/** Records whether the user accepts data protection. An actor cannot do this for them. */
export function acceptLegalTerms(ctx: AuthorizedContext, id: number, accepted: boolean): ResultOf<'acceptLegalTerms'> {
  const { caller } = ctx
  if (caller.actorId !== null) return forbidden
  if (id !== caller.userId) return fail('2015')
  return transact(ctx, (tx): ResultOf<'acceptLegalTerms'> => {
    const [changed] = tx.db.update(user).set({ gdprAccepted: accepted }).where(eq(user.id, id)).returning().all()
    return changed ? ok({ user: profileOf(tx, changed) }) : fail('2015')
  })
}

/** A user's record by its wire names. */
export function profileOf(ctx: Context, who: User): UserProfile {
  const pendingEmail = pendingEmailOf(ctx, who.id)
  const destination = alertDestination(who)
  return {
    ...personOf(who),
    documentType: who.documentType,
    // Stryker disable next-line ConditionalExpression: JSON omits undefined.
    ...(pendingEmail === undefined ? {} : { pendingEmail }),
    language: who.language,
    roles: who.roles,
    mfaMandatory: who.mfaMandatory ? 'S' : 'N',
    tipoCanal: destination.channel,
    destinatario: destination.to,
    franjaInicio: who.alertFrom,
    franjaFin: who.alertTo,
    franjaInicioEspecial: who.alertFromSpecial,
    franjaFinEspecial: who.alertToSpecial,
    ...(hasDevice(ctx.db, who.id) && { pushNotices: who.pushNotices ? 'S' : 'N' }),
  }
}
