import { confirmDelegationsPath } from '@acometida/api-spec/rules/clientPaths'
import type { DelegationsCreation } from '@acometida/api-spec/generated/operations'
import { addMonths } from '@acometida/api-spec/rules/calendar'
import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { localDate, startOfDay } from '@acometida/api-spec/rules/madrid'
import { parseRoles } from '@acometida/api-spec/rules/roles'
import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { delegation, supplyPoint, user } from '#src/db/schema.ts'
import { tellUser } from '#src/modules/notifications/tellUser.service.ts'
import { delegationsById } from './delegations.service.ts'
import { askedNotice } from './delegations.messages.ts'

const longestMonths = 60
const usualMonths = 12

/**
 * Asks somebody to manage supplies that the caller holds. Nobody delegates what they do not hold, what was delegated to them
 * included, and only somebody with the role may be asked.
 */
export function createDelegations(
  ctx: AuthorizedContext,
  { cups, delegate: { documentNumber, role }, endDate }: DelegationsCreation,
): ResultOf<'createDelegations'> {
  const { caller, now } = ctx
  const today = localDate(now)
  const until = endDate ?? addMonths(today, usualMonths)
  if (until <= today || until > addMonths(today, longestMonths))
    return invalid('body/endDate', `must be after today, ${today}, and within five years`)
  return transact(ctx, (tx): ResultOf<'createDelegations'> => {
    const asked = [...new Set(cups)]
    const held = tx.db
      .select({ cups: supplyPoint.cups })
      .from(supplyPoint)
      .where(and(eq(supplyPoint.holderId, caller.userId), inArray(supplyPoint.cups, asked)))
      .all()
    if (held.length < asked.length) return fail('TS01000004')
    const document = normalizeIdentifier(documentNumber)
    const who = tx.db.select().from(user).where(eq(user.document, document)).get()
    if (!who || who.id === caller.userId || !parseRoles(who.roles).includes(role)) return fail('2015')
    const there = tx.db
      .select()
      .from(delegation)
      .where(
        and(
          inArray(delegation.cups, asked),
          eq(delegation.delegateId, who.id),
          eq(delegation.role, role),
          ne(delegation.status, 'R'),
          gt(delegation.endsAt, now),
        ),
      )
      .all()
    const fresh = asked.filter((each) => !there.some((row) => row.cups === each))
    const made = fresh.map((each) => {
      const row = {
        cups: each,
        delegateId: who.id,
        role,
        status: 'P',
        startsAt: now,
        endsAt: startOfDay(until),
      } as const
      return tx.db.insert(delegation).values(row).returning().get().id
    })
    if (made.length > 0) {
      const giver = tx.db.select().from(user).where(eq(user.id, caller.userId)).get()
      const address = tx.clientUrl + confirmDelegationsPath(made)
      tellUser(tx, who.id, askedNotice(`${giver?.name} ${giver?.surname}`.trim(), made.length, address))
    }
    const items = delegationsById(tx, [...there.map(({ id }) => id), ...made])
    return ok({ delegations: { count: items.length, items } })
  })
}
