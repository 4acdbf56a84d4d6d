import type { DelegationsCreation } from '@acometida/api-spec/generated/operations'
import { confirmDelegationsPath, delegationsPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { parseRoles } from '@acometida/api-spec/rules/person/roles'
import { delegationEndProblem, defaultDelegationEnd } from '@acometida/api-spec/rules/supply/delegationEnd'
import { localDate, startOfDay } from '@acometida/api-spec/rules/time/localTime'
import { and, eq, getTableColumns, gt, inArray, ne } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { withSubjects, fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { delegation, supplyPoint } from '#src/db/schema.ts'
import { notifyUser } from '#src/modules/notifications/notifyUser.service.ts'
import { userByDocument, userById } from '#src/modules/people/findUser.service.ts'
import { delegationRequestedNotice, delegationMovedNotice } from './delegations.messages.ts'
import { delegationsById } from './delegations.service.ts'

/**
 * Asks somebody to manage supplies that the caller holds. Nobody delegates what they do not hold, including what was
 * delegated to them, and only users with the role may be asked. A delegation that exists already gets the new end.
 */
export function createDelegations(
  ctx: AuthorizedContext,
  { cups, delegate: { documentNumber, role }, endDate }: DelegationsCreation,
): ResultOf<'createDelegations'> {
  const { caller, now } = ctx
  const today = localDate(now)
  const until = endDate ?? defaultDelegationEnd(today)
  const endsAt = startOfDay(until)
  if (delegationEndProblem(until, today) !== null)
    return invalid('body/endDate', `must be after today, ${today}, and within five years`)
  return transact(ctx, (tx): ResultOf<'createDelegations'> => {
    const uniqueCups = [...new Set(cups)]
    const held = tx.db
      .select({ cups: supplyPoint.cups })
      .from(supplyPoint)
      .where(and(eq(supplyPoint.holderId, caller.userId), inArray(supplyPoint.cups, uniqueCups)))
      .all()
    if (held.length < uniqueCups.length) return fail('TS01000004')
    const who = userByDocument(tx.db, documentNumber)
    if (!who || who.id === caller.userId || !parseRoles(who.roles).includes(role)) return fail('2015')
    const existing = tx.db
      .select({ ...getTableColumns(delegation), place: supplyPoint.street })
      .from(delegation)
      .innerJoin(supplyPoint, eq(supplyPoint.cups, delegation.cups))
      .where(
        and(
          inArray(delegation.cups, uniqueCups),
          eq(delegation.delegateId, who.id),
          eq(delegation.role, role),
          ne(delegation.status, 'R'),
          gt(delegation.endsAt, now),
        ),
      )
      .all()
    // Without an end date, the end of a delegation stays.
    const moved = endDate === undefined ? [] : existing.filter((row) => row.endsAt !== endsAt)
    const movedIds = moved.map(({ id }) => id)
    tx.db.update(delegation).set({ endsAt }).where(inArray(delegation.id, movedIds)).run()
    const received = delegationsPath(role, 'received')
    for (const { status, place } of moved)
      if (status === 'C') notifyUser(tx, who.id, { ...delegationMovedNotice(place, until), target: received })
    const newCups = uniqueCups.filter((each) => !existing.some((row) => row.cups === each))
    const created = newCups.map((each) => {
      const row = { cups: each, delegateId: who.id, role, status: 'P', startsAt: now, endsAt } as const
      return tx.db.insert(delegation).values(row).returning().get().id
    })
    if (created.length > 0) {
      const giver = userById(tx.db, caller.userId)
      const target = confirmDelegationsPath(created)
      // Stryker disable next-line OptionalChaining: the caller exists.
      const notice = delegationRequestedNotice(
        `${giver?.name} ${giver?.surname}`.trim(),
        created.length,
        tx.clientUrl + target,
      )
      notifyUser(tx, who.id, { ...notice, target })
    }
    const items = delegationsById(tx, [...existing.map(({ id }) => id), ...created])
    const before = Object.fromEntries(moved.map(({ id, endsAt: former }) => [`end of delegation ${id}`, former]))
    return withSubjects([who.id], ok({ delegations: { count: items.length, items } }), before)
  })
}
