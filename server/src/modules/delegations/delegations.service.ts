import type { Delegate, Delegation } from '@acometida/api-spec/generated/operations'
import { parseRoles } from '@acometida/api-spec/rules/person/roles'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { and, asc, count, desc, eq, gt, inArray, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { AuthorizedContext, Context } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import { wholeNumber } from '#src/core/validation/textNumbers.ts'
import { delegation, supplyPoint, user } from '#src/db/schema.ts'
import type { User } from '#src/modules/people/findUser.service.ts'

const holder = alias(user, 'holder')
const delegate = alias(user, 'delegate')

/** The delegations that the caller has given or received and that match the filter. */
export function listDelegations(
  ctx: AuthorizedContext,
  filter: FilterOf<'listDelegations'>,
  { offset, limit, sort }: Call<'listDelegations'>['query'],
): ResultOf<'listDelegations'> {
  const { status, type: role } = filter
  const passes = and(
    involving(ctx),
    filter.user_id === undefined ? undefined : eq(holder.id, wholeNumber(filter.user_id)),
    filter.userDocument === undefined ? undefined : eq(holder.document, filter.userDocument),
    filter.adminDocument === undefined ? undefined : eq(delegate.document, filter.adminDocument),
    filter.delegationId === undefined ? undefined : eq(delegation.id, wholeNumber(filter.delegationId)),
    status && eq(delegation.status, status),
    role && eq(delegation.role, role),
  )
  const rows = joined(ctx)
    .where(passes)
    .orderBy(
      ...(sort === 'userId' ? [asc(holder.id), asc(delegation.id)] : [desc(delegation.startsAt), asc(delegation.id)]),
    )
    .all()
    .map((row) => delegationOf(row, ctx.now))
    .filter(({ isAsoc }) => filter.isAsoc === undefined || isAsoc === filter.isAsoc)
  return ok({ delegations: { count: rows.length, items: rows.slice(offset, offset + limit) } })
}

/** The people who manage supplies of the caller, or were asked to, each once for each role. */
export function listDelegates(
  { db, caller, now }: AuthorizedContext,
  filter: FilterOf<'listDelegates'>,
): ResultOf<'listDelegates'> {
  const { role } = filter
  const items: Delegate[] = db
    .select({
      userId: user.id,
      documentNumber: user.document,
      name: user.name,
      surName: user.surname,
      email: user.email,
      phone: user.phone,
      role: delegation.role,
      supplies: count(),
    })
    .from(delegation)
    .innerJoin(supplyPoint, eq(supplyPoint.cups, delegation.cups))
    .innerJoin(user, eq(user.id, delegation.delegateId))
    .where(
      and(
        eq(supplyPoint.holderId, caller.userId),
        ne(delegation.status, 'R'),
        gt(delegation.endsAt, now),
        role && eq(delegation.role, role),
        filter.documentNumber === undefined ? undefined : eq(user.document, filter.documentNumber),
      ),
    )
    .groupBy(user.id, delegation.role)
    .orderBy(asc(user.name), asc(user.id))
    .all()
  return ok({ delegates: { count: items.length, items } })
}

/** Delegations by their ids as the caller sees them, in the order of the ids. */
export function delegationsById(ctx: AuthorizedContext, ids: readonly number[]): Delegation[] {
  return joined(ctx)
    .where(and(involving(ctx), inArray(delegation.id, [...ids])))
    .orderBy(asc(delegation.id))
    .all()
    .map((row) => delegationOf(row, ctx.now))
}

/** The condition for delegations that the caller gave or received. */
const involving = ({ caller }: AuthorizedContext): SQL | undefined =>
  or(eq(supplyPoint.holderId, caller.userId), eq(delegation.delegateId, caller.userId))

const joined = ({ db }: Context) =>
  db
    .select({ delegation, supplyPoint, holder, delegate })
    .from(delegation)
    .innerJoin(supplyPoint, eq(supplyPoint.cups, delegation.cups))
    .innerJoin(holder, eq(holder.id, supplyPoint.holderId))
    .innerJoin(delegate, eq(delegate.id, delegation.delegateId))

type Row = ReturnType<ReturnType<typeof joined>['all']>[number]

function delegationOf(
  { delegation: row, supplyPoint: point, holder: giver, delegate: given }: Row,
  now: number,
): Delegation {
  return {
    delegationId: String(row.id),
    cups: row.cups,
    address: { street: point.street, town: point.town, province: point.province, zipCode: point.postalCode },
    startDate: spanishDate(localDate(row.startsAt)),
    endDate: spanishDate(localDate(row.endsAt)),
    delegate: { userId: given.id, documentNumber: given.document, name: fullName(given), role: row.role },
    holder: { userId: giver.id, documentNumber: giver.document, name: fullName(giver) },
    checked: row.status === 'C' && row.startsAt <= now && now < row.endsAt,
    status: row.status,
    userDocument: giver.document,
    adminDocument: given.document,
    type: row.role,
    isAsoc: parseRoles(given.roles).includes('MANAGER_ADMIN_ASOC') ? '1' : '0',
  }
}

const fullName = ({ name, surname }: User): string => `${name} ${surname}`.trim()
