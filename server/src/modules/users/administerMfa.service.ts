import type { UserChange } from '@acometida/api-spec/generated/operations'
import { mayAdministerMfa } from '@acometida/api-spec/rules/person/manageUsers'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { parseRoles } from '@acometida/api-spec/rules/person/roles'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { withSubjects, fail, forbidden, invalid, ok, type Refused } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { user } from '#src/db/schema.ts'
import { endSessionsOf } from '#src/modules/access/session.service.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'
import { profileOf } from './profile.service.ts'
import { mfaChangedMessage } from './users.messages.ts'

const MFA_FIELDS: ReadonlySet<string> = new Set([
  'documentNumber',
  'mfaEnabled',
  'mfaMandatory',
  'mfaReset',
  'mfaChanel',
  'mfaPhone',
])

/**
 * Changes the second factor of another user: on or off, mandatory or not, the channel of its codes, or a reset. It ends
 * the user's sessions and notifies them by mail.
 */
export function administerMfa(ctx: AuthorizedContext, id: number, change: UserChange): ResultOf<'updateUser'> {
  const { caller } = ctx
  if (caller.stage !== 'open') return forbidden
  if (Object.keys(change).some((field) => !MFA_FIELDS.has(field))) return withSubjects([id], forbidden)
  return transact(ctx, (tx): ResultOf<'updateUser'> => {
    const who = userById(tx.db, id)
    if (!who) return withSubjects([id], fail('2015'))
    if (!mayAdministerMfa(caller.roles, parseRoles(who.roles))) return withSubjects([id], fail('CC3'))
    const after = applyChange(who, change)
    const refusal = refusalOf(change, who, after)
    if (refusal) return withSubjects([id], refusal)
    tx.db.update(user).set(after).where(eq(user.id, id)).run()
    endSessionsOf(tx, id)
    const { language, email, name } = who
    tx.outbox.send({ channel: 'email', to: email, language, ...mfaChangedMessage(name)[language] })
    const { mfaEnabled, mfaMandatory, mfaConfigured, mfaChannel } = who
    const before = { mfaEnabled, mfaMandatory, mfaConfigured, mfaChannel }
    return withSubjects([id], ok({ user: profileOf(tx, after) }), before)
  })
}

function applyChange(who: User, change: UserChange): User {
  const after: User = {
    ...who,
    ...(change.mfaReset ? { mfaEnabled: false, mfaConfigured: false, mfaChannel: 'email', mfaPhone: '' } : {}),
    ...(change.mfaMandatory === undefined ? {} : { mfaMandatory: change.mfaMandatory === 'S' }),
    ...mfaColumnsOf(change),
  }
  // At the log-in, users who must have a second factor and have none configure it.
  return after.mfaMandatory && !after.mfaEnabled ? { ...after, mfaConfigured: false } : after
}

function refusalOf(change: UserChange, who: User, after: User): Refused | null {
  return change.documentNumber !== undefined && change.documentNumber !== who.document
    ? invalid('body/documentNumber', 'must be the document of the user')
    : mfaRefusal(change, after)
}

/** The columns of the second factor that a change sets. */
export const mfaColumnsOf = ({ mfaEnabled, mfaChanel, mfaPhone }: UserChange): Partial<User> => ({
  ...(mfaEnabled === undefined ? {} : { mfaEnabled: mfaEnabled === 'S' }),
  ...(mfaChanel === undefined ? {} : { mfaChannel: mfaChanel }),
  ...(mfaPhone === undefined ? {} : { mfaPhone }),
})

/** The refusal of a second factor by what it would be after a change; null if it is allowed. */
export function mfaRefusal(change: UserChange, after: User): Refused | null {
  if (change.mfaPhone !== undefined && !isRealPhone(change.mfaPhone))
    return invalid('body/mfaPhone', 'must be a phone that receives SMS, nine digits that start with 6 or 7')
  if (after.mfaEnabled && after.mfaChannel === 'sms' && !isRealPhone(after.mfaPhone))
    return invalid('body/mfaPhone', 'is needed for codes by SMS')
  if (after.mfaMandatory && change.mfaEnabled === 'N')
    return invalid('body/mfaEnabled', 'must be S: the second factor is mandatory for this user')
  return null
}
