import type { UserChange } from '@acometida/api-spec/generated/operations'
import { isEmail } from '@acometida/api-spec/rules/person/email'
import { isPhone } from '@acometida/api-spec/rules/person/phone'
import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { hashPassword } from '#src/core/password.ts'
import { withSubjects, fail, forbidden, invalid, ok, type Refused } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { session, user } from '#src/db/schema.ts'
import { provePassword } from '#src/modules/access/failures.service.ts'
import { endSessionsOf } from '#src/modules/access/session.service.ts'
import { breaksPolicy } from '#src/modules/people/breaksPolicy.service.ts'
import { emailProblem } from '#src/modules/people/emailProblem.service.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'
import { mfaColumnsOf, mfaRefusal } from './administerMfa.service.ts'
import { changeEmail } from './changeEmail.service.ts'
import { profileOf } from './profile.service.ts'

type UpdateResult = ResultOf<'updateUser'>
const RECENT_MS = 10 * MINUTE_MS
const MULTI_FACTOR_FIELDS: ReadonlySet<string> = new Set([
  'documentNumber',
  'currentPassword',
  'mfaEnabled',
  'mfaChanel',
  'mfaPhone',
])
/** A password reminder goes to the e-mail or phone, so whoever controls these controls the account. */
const guardedFields = ['password', 'email', 'phone', 'mfaEnabled', 'mfaChanel', 'mfaPhone'] as const
/** Fields that nobody changes for another user: those that guard the account, the current password, and consent. */
const personalFields = [...guardedFields, 'currentPassword', 'gdprAccepted'] as const
/** Fields that nobody changes for themselves. */
const othersFields = ['mfaMandatory', 'mfaReset'] as const

/**
 * Changes the caller's own record. A change of a field that guards the account (password, e-mail, phone, second factor)
 * requires the current password or a recent log-in. A password that is sent has to be right. These fields and consent
 * are closed to an actor. A new e-mail waits for its link to be opened. Saving the second factor opens a session that
 * waited for it.
 */
export async function updateUser(ctx: AuthorizedContext, id: number, change: UserChange): Promise<UpdateResult> {
  const { caller, db } = ctx
  const who = id === caller.userId ? userById(db, id) : undefined
  if (!who) return fail('2015')
  const refusal = refusalOf(ctx, who, change)
  if (refusal) return refusal
  const guarded = guardedFields.some((field) => change[field] !== undefined)
  const recent = ctx.now - caller.authenticatedAt <= RECENT_MS
  const proof = change.currentPassword
  // A sent password is checked even if none is required: the app keeps it for the next log-in if it was right.
  const mayChange = proof === undefined ? recent || !guarded : await provePassword(ctx, who, proof)
  if (!mayChange) return fail('1001')
  if (change.password !== undefined && breaksPolicy(ctx, change.password, who.document)) return fail('4008')
  const passwordHash = change.password === undefined ? null : await hashPassword(change.password)
  return transact(ctx, (tx): UpdateResult => {
    const problem = change.email === undefined ? null : emailProblem(tx, change.email, id)
    if (problem !== null) return fail(problem)
    const [changed] = tx.db
      .update(user)
      .set(columnsOf(tx, change, passwordHash))
      .where(eq(user.id, id))
      .returning()
      .all()
    if (!changed) return fail('2015')
    // First: it revokes earlier links.
    if (passwordHash !== null) endSessionsOf(tx, id, caller.sessionId)
    if (change.email !== undefined) changeEmail(tx, changed, change.email)
    // Stryker disable next-line ConditionalExpression: other sessions that come here are already open.
    if (caller.stage === 'setup' && change.mfaEnabled !== undefined)
      tx.db.update(session).set({ stage: 'open' }).where(eq(session.id, caller.sessionId)).run()
    return withSubjects([id], ok({ user: profileOf(tx, changed) }), { language: who.language })
  })
}

/** The refusal of a change by the rules; null if it is allowed. */
function refusalOf({ caller }: AuthorizedContext, who: User, change: UserChange): Refused | null {
  const fields = Object.keys(change)
  if (caller.stage === 'code') return forbidden
  const foreign = othersFields.find((field) => change[field] !== undefined)
  if (foreign) return invalid(`body/${foreign}`, 'is not known here; leave it out')
  if (caller.stage === 'setup' && fields.some((field) => !MULTI_FACTOR_FIELDS.has(field))) return forbidden
  if (caller.actorId !== null && personalFields.some((field) => change[field] !== undefined)) return forbidden
  if (change.documentNumber !== undefined && change.documentNumber !== who.document)
    return invalid('body/documentNumber', "must be the user's own document")
  if (change.email !== undefined && !isEmail(change.email))
    return invalid('body/email', 'must be an e-mail address such as lucia@correo.gal')
  if (change.phone !== undefined && !isPhone(change.phone))
    return invalid('body/phone', 'must have nine digits, start with 6 or 7 and not repeat one digit')
  return mfaRefusal(change, { ...who, ...mfaColumnsOf(change) })
}

function columnsOf(ctx: AuthorizedContext, change: UserChange, passwordHash: string | null): Partial<User> {
  return {
    id: ctx.caller.userId,
    ...(change.phone === undefined ? {} : { phone: change.phone }),
    ...(change.language === undefined ? {} : { language: change.language }),
    ...(change.pushNotices === undefined ? {} : { pushNotices: change.pushNotices === 'S' }),
    ...(change.gdprAccepted === undefined ? {} : { gdprAccepted: change.gdprAccepted === '1' }),
    ...mfaColumnsOf(change),
    ...(change.mfaEnabled === undefined ? {} : { mfaConfigured: true }),
    ...(passwordHash === null ? {} : { passwordHash, passwordChangedAt: ctx.now }),
  }
}
