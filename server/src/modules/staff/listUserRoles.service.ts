import { canManageUsers } from '@acometida/api-spec/rules/authority'
import { addDays } from '@acometida/api-spec/rules/calendar'
import { dateFromSpanish } from '@acometida/api-spec/rules/dates'
import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { normalizeEmail } from '@acometida/api-spec/rules/email'
import { startOfDay } from '@acometida/api-spec/rules/madrid'
import { and, asc, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { about, fail, forbidden, ok } from '#src/core/result.ts'
import { countRows } from '#src/db/countRows.ts'
import { user } from '#src/db/schema.ts'
import { userRoleRecord } from './userRoleRecord.ts'

/**
 * Users with their roles, by id; everything that is given narrows the list. Days are local ones, dd/mm/yyyy; a range
 * has its last day as well.
 */
export function listUserRoles(
  { db, caller }: AuthorizedContext,
  { document, email, registrationDate, registrationTo, lastLoginDate, lastLoginTo }: FilterOf<'listUserRoles'>,
  { offset, limit }: Call<'listUserRoles'>['query'],
): ResultOf<'listUserRoles'> {
  if (!canManageUsers(caller.roles)) return forbidden
  const wanted = and(
    document === undefined ? undefined : eq(user.document, normalizeIdentifier(document)),
    email === undefined ? undefined : eq(user.email, normalizeEmail(email)),
    within(user.registeredAt, registrationDate, registrationTo),
    within(user.lastLoginAt, lastLoginDate, lastLoginTo),
  )
  const count = countRows(db, user, wanted)
  if (count === 0) return fail('0025')
  const rows = db.select().from(user).where(wanted).orderBy(asc(user.id)).limit(limit).offset(offset).all()
  return about(
    rows.map(({ id }) => id),
    ok({ userRoles: { count, items: rows.map(userRoleRecord) } }),
  )
}

/** From a day on, up to one, or on the one that is given alone. */
function within(
  column: typeof user.registeredAt | typeof user.lastLoginAt,
  from: string | undefined,
  to = from,
): SQL | undefined {
  const [first, last] = [from, to].map((text) => (text === undefined ? undefined : dateFromSpanish(text)))
  return and(
    first === undefined ? undefined : gte(column, startOfDay(first)),
    last === undefined ? undefined : lt(column, startOfDay(addDays(last, 1))),
  )
}
