import { maySearchUsers } from '@acometida/api-spec/rules/person/manageUsers'
import { isPersonalPhone } from '@acometida/api-spec/rules/person/phone'
import { firstCriterion, isOwnSearch, type UserCriterion } from '@acometida/api-spec/rules/person/userSearch'
import { plainText } from '@acometida/api-spec/rules/plainText'
import { and, asc, eq, exists, gte, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { withSubjects, fail, forbidden, invalid, ok } from '#src/core/result.ts'
import { countRows } from '#src/db/countRows.ts'
import { customer, supplyPoint, user } from '#src/db/schema.ts'
import { userById } from '#src/modules/people/findUser.service.ts'
import { foundCustomer, foundUser } from './foundUser.ts'

const MIN_CHARACTERS = 3

/**
 * Searches users, and customers who are not registered, by the first given criterion. Customers come first, by
 * document, since their id is 0; then users by id.
 */
export function searchUsers(
  ctx: AuthorizedContext,
  filter: FilterOf<'searchUsers'>,
  { offset, limit }: Call<'searchUsers'>['query'],
): ResultOf<'searchUsers'> {
  const { db, caller } = ctx
  if (!maySearchUsers(caller.roles)) return forbidden
  const criterion = firstCriterion(filter)
  if (!criterion) return invalid('query/filter', 'needs documentNumber, email, cups, name or phone, such as name::Ana')
  const byPart = criterion.key === 'documentNumber' || criterion.key === 'name'
  if (byPart && criterion.value.length < MIN_CHARACTERS)
    return invalid('query/filter', `${criterion.key} needs ${MIN_CHARACTERS} characters or more`)
  if (criterion.key === 'phone' && !isPersonalPhone(criterion.value))
    return invalid('query/filter', 'phone needs a whole Spanish number, such as 612345678')
  const own = userById(db, caller.userId)
  if (own && isOwnSearch(criterion, own)) return fail('CC0')

  const customers = and(matches(criterion, customer, undefined), notExists(userOfCustomer(ctx)))
  const users = matches(criterion, user, exists(supplyOf(ctx, criterion.value)))
  const customerCount = countRows(db, customer, customers)
  const count = customerCount + countRows(db, user, users)
  if (count === 0) return fail('0025')
  const strangers = db
    .select()
    .from(customer)
    .where(customers)
    .orderBy(asc(customer.document))
    .limit(limit)
    .offset(offset)
    .all()
  const registered = db
    .select()
    .from(user)
    .where(users)
    .orderBy(asc(user.id))
    .limit(limit - strangers.length)
    .offset(Math.max(0, offset - customerCount))
    .all()
  const items = [...strangers.map(foundCustomer), ...registered.map(foundUser)]
  return withSubjects(
    registered.map(({ id }) => id),
    ok({ users: { count, items } }),
  )
}

/**
 * The condition for the rows of users or customers that match. `holds` is the condition for a supply code; customers
 * hold none.
 */
function matches(
  { key, value }: UserCriterion,
  table: typeof user | typeof customer,
  holds: SQL | undefined,
): SQL | undefined {
  if (key === 'email') return eq(table.email, value)
  if (key === 'phone') return eq(table.phone, value)
  if (key === 'cups') return holds ?? sql`false`
  // The last character of Unicode closes the range of all values with this prefix. An index finds a range, but not
  // LIKE.
  if (key === 'documentNumber') return and(gte(table.document, value), lt(table.document, `${value}\u{10FFFF}`))
  const words = plainText(value).split(/\s+/)
  // There may be half a million users, so they have an index; customers without a user are few.
  if (table === user) return sql`${user.id} in (select rowid from user_name where user_name match ${beginnings(words)})`
  const names = sql`' ' || plain_text(${table.name} || ' ' || ${table.surname})`
  return and(...words.map((word) => sql`instr(${names}, ${` ${word}`}) > 0`))
}

/** A full-text query of SQLite for rows with all of these word prefixes. Inside quotes nothing is an operator. */
const beginnings = (words: readonly string[]) => words.map((word) => `"${word.replaceAll('"', '')}"*`).join(' ')

const supplyOf = ({ db }: AuthorizedContext, cups: string) =>
  db
    .select({ cups: supplyPoint.cups })
    .from(supplyPoint)
    .where(and(eq(supplyPoint.cups, cups), eq(supplyPoint.holderId, user.id)))

const userOfCustomer = ({ db }: AuthorizedContext) =>
  db.select({ id: user.id }).from(user).where(eq(user.document, customer.document))
