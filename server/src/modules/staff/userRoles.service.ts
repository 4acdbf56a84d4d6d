import type { UserRolesChange, UserRoleRecord } from '@acometida/api-spec/generated/operations'
import { canManageUsers, mayChangeRoles } from '@acometida/api-spec/rules/person/manageUsers'
import { parseRoles } from '@acometida/api-spec/rules/person/roles'
import { dateFromSpanish, spanishDate } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { eq, and, asc } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf, Call, FilterOf } from '#src/core/operation.ts'
import { withSubjects, fail, forbidden, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { betweenDays } from '#src/db/betweenDays.ts'
import { countRows } from '#src/db/countRows.ts'
import { user } from '#src/db/schema.ts'
import { type User, userById } from '#src/modules/people/findUser.service.ts'
import { readRoles } from './readRoles.rules.ts'

export function getUserRoles({ db, caller }: AuthorizedContext, id: number): ResultOf<'getUserRoles'> {
  if (!canManageUsers(caller.roles)) return forbidden
  const found = userById(db, id)
  return found ? withSubjects([id], ok({ userRole: userRoleRecord(found) })) : fail('2015')
}

/** Replaces the roles of a user. Nobody changes their own, and nobody gives or takes roles above their authority. */
export function setUserRoles(ctx: AuthorizedContext, id: number, change: UserRolesChange): ResultOf<'setUserRoles'> {
  const { caller } = ctx
  if (!canManageUsers(caller.roles)) return forbidden
  const requested = readRoles(change.roles)
  if (typeof requested === 'string') return invalid('body/roles', requested)
  if (requested.length === 0) return invalid('body/roles', 'must have a role; to take the log-in away, delete the user')
  return transact(ctx, (tx): ResultOf<'setUserRoles'> => {
    const who = userById(tx.db, id)
    if (!who) return withSubjects([id], fail('2015'))
    if (id === caller.userId || !mayChangeRoles(caller.roles, parseRoles(who.roles), requested))
      return withSubjects([id], fail('CC3'))
    const roles = requested.join(',')
    tx.db.update(user).set({ roles }).where(eq(user.id, id)).run()
    return withSubjects([id], ok({ userRole: userRoleRecord({ ...who, roles }) }), { roles: who.roles })
  })
}

/**
 * Users with their roles, by id, that match all given criteria. Days are local ones, dd/mm/yyyy; a range includes its
 * last day.
 */
export function listUserRoles(
  { db, caller }: AuthorizedContext,
  { document, email, registrationDate, registrationTo, lastLoginDate, lastLoginTo }: FilterOf<'listUserRoles'>,
  { offset, limit }: Call<'listUserRoles'>['query'],
): ResultOf<'listUserRoles'> {
  if (!canManageUsers(caller.roles)) return forbidden
  const matching = and(
    document === undefined ? undefined : eq(user.document, document),
    email === undefined ? undefined : eq(user.email, email),
    betweenDays(user.registeredAt, dateOrNone(registrationDate), dateOrNone(registrationTo ?? registrationDate)),
    betweenDays(user.lastLoginAt, dateOrNone(lastLoginDate), dateOrNone(lastLoginTo ?? lastLoginDate)),
  )
  const count = countRows(db, user, matching)
  if (count === 0) return fail('0025')
  const rows = db.select().from(user).where(matching).orderBy(asc(user.id)).limit(limit).offset(offset).all()
  return withSubjects(
    rows.map(({ id }) => id),
    ok({ userRoles: { count, items: rows.map(userRoleRecord) } }),
  )
}

const dateOrNone = (text: string | undefined) => (text === undefined ? undefined : dateFromSpanish(text))

/** A user with its roles, by its wire names. */
export function userRoleRecord(who: User): UserRoleRecord {
  const { id, document, name, surname, email, blocked, disabled, roles, registeredAt, lastLoginAt } = who
  return {
    userId: id,
    username: document,
    document,
    name,
    surName: surname,
    email,
    enabled: !blocked && !disabled,
    roles: parseRoles(roles),
    ...(registeredAt === 0 ? {} : { registrationDate: spanishDate(localDate(registeredAt)) }),
    ...(lastLoginAt === null ? {} : { lastLoginDate: spanishDate(localDate(lastLoginAt)) }),
  }
}
