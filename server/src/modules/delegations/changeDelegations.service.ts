import type { DelegationsUpdate } from '@acometida/api-spec/generated/operations'
import { delegationsPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { AuthorizedContext, WriteContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { withSubjects, fail, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { delegation, supplyPoint, user } from '#src/db/schema.ts'
import { endLostAlerts } from '#src/modules/alerts/endAlerts.service.ts'
import { notifyUser } from '#src/modules/notifications/notifyUser.service.ts'
import { delegationConfirmedNotice, delegationEndedNotice, delegationRejectedNotice } from './delegations.messages.ts'

/** Confirms, rejects or takes back delegations: all of them, or none if one of them may not be changed so. */
export function updateDelegations(
  ctx: AuthorizedContext,
  { delegationIds, status }: DelegationsUpdate,
): ResultOf<'updateDelegations'> {
  const ids = [...new Set(delegationIds.map(Number))]
  return transact(ctx, (tx): ResultOf<'updateDelegations'> => {
    const rows = findInvolved(tx, ids)
    if (rows.length < ids.length || !rows.every((row) => mayBecome(tx, row, status))) return ok({ updateResult: 'KO' })
    const changing = rows.filter((row) => row.status !== status)
    tx.db.update(delegation).set({ status }).where(inArray(delegation.id, ids)).run()
    endLostAlerts(tx, cupsOf(changing))
    for (const row of changing)
      notifyOtherSide(tx, row, status === 'C' ? delegationConfirmedNotice : delegationRejectedNotice)
    const before = Object.fromEntries(rows.map((row) => [`delegation ${row.id}`, row.status]))
    return withSubjects([tx.caller.userId], ok({ updateResult: 'OK' }), before)
  })
}

/** Removes a delegation that the caller gave or received. */
export function deleteDelegation(ctx: AuthorizedContext, id: number): ResultOf<'deleteDelegation'> {
  return transact(ctx, (tx): ResultOf<'deleteDelegation'> => {
    const [row] = findInvolved(tx, [id])
    if (!row) return fail('0404')
    tx.db.delete(delegation).where(eq(delegation.id, id)).run()
    endLostAlerts(tx, [row.cups])
    if (row.status !== 'R' && row.endsAt > tx.now) notifyOtherSide(tx, row, delegationEndedNotice)
    return withSubjects([tx.caller.userId], ok({}), { [`delegation ${id}`]: row.status })
  })
}

const cupsOf = (rows: readonly InvolvedDelegation[]): string[] => rows.map(({ cups }) => cups)

type InvolvedDelegation = ReturnType<typeof findInvolved>[number]

function findInvolved({ db, caller }: AuthorizedContext, ids: readonly number[]) {
  const { id, cups, status, endsAt, role, delegateId } = delegation
  return db
    .select({ id, cups, status, endsAt, role, delegateId, holderId: user.id, place: supplyPoint.street })
    .from(delegation)
    .innerJoin(supplyPoint, eq(supplyPoint.cups, delegation.cups))
    .innerJoin(user, eq(user.id, supplyPoint.holderId))
    .where(
      and(inArray(delegation.id, [...ids]), or(eq(user.id, caller.userId), eq(delegation.delegateId, caller.userId))),
    )
    .all()
}

/** Whether the caller may give a delegation this status. One that has it already keeps it. */
function mayBecome({ caller, now }: AuthorizedContext, row: InvolvedDelegation, status: 'C' | 'R'): boolean {
  if (row.endsAt <= now) return false
  if (row.status === status || status === 'R') return true
  return row.status === 'P' && row.delegateId === caller.userId
}

function notifyOtherSide(
  tx: WriteContext<AuthorizedContext>,
  row: InvolvedDelegation,
  notice: typeof delegationEndedNotice,
): void {
  const [other, side] =
    tx.caller.userId === row.delegateId ? ([row.holderId, 'given'] as const) : ([row.delegateId, 'received'] as const)
  notifyUser(tx, other, { ...notice(row.place), target: delegationsPath(row.role, side) })
}
