import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { localDateTime } from '@acometida/api-spec/rules/time/localTime'
import type { AuthorizedContext, WriteContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { withSubjects, fail, forbidden, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { reconnection } from '#src/db/schema.ts'
import { interruptionOf } from '#src/modules/outages/interruption.service.ts'
import { withStaffAudit, type FailurePoint, failurePoints } from '#src/modules/points/failurePoint.service.ts'
import { visiblePoint } from '#src/modules/points/visiblePoint.service.ts'
import { lastReconnection, switchStatus } from './switchStatus.service.ts'

/** A request that is repeated within this time is the same one: anything on the way may resend a GET. */
const SAME_REQUEST_MS = MINUTE_MS
const QUARTER_MS = 15 * MINUTE_MS

/**
 * The state of the meter of a supply that the caller holds or manages; staff who look after failures read any. On
 * request to reconnect, a tripped switch is first told to close. Only those who hold or manage the supply, or act for
 * them, may request that. Each such request is stored with its author, also in the audit.
 */
export function controlMeter(
  ctx: AuthorizedContext,
  { cups, action }: Call<'controlMeter'>['query'],
): ResultOf<'controlMeter'> {
  const [point] = failurePoints(ctx, [cups])
  if (!point) return withStaffAudit(ctx, [], fail('TS01000004'))
  const { holderId } = point
  if (action !== 'reconnect') return withStaffAudit(ctx, [holderId], ok(meterState(ctx, point)))
  if (holderId === null || !visiblePoint(ctx, cups)) return withStaffAudit(ctx, [holderId], forbidden)
  return transact(ctx, (tx): ResultOf<'controlMeter'> => {
    if (interruptionOf(tx, point)) return fail('0409')
    const last = lastReconnection(tx.db, cups)
    if (!last || last.requestedAt <= tx.now - SAME_REQUEST_MS) reconnect(tx, point)
    return withSubjects([holderId], ok(meterState(tx, point)))
  })
}

function reconnect({ db, now, caller }: WriteContext<AuthorizedContext>, point: FailurePoint): void {
  const outcome = switchStatus(db, point, now) === 'TRIPPED' ? 'ACCEPTED' : 'NOT_NEEDED'
  db.insert(reconnection).values({ cups: point.cups, requestedAt: now, userId: caller.userId, outcome }).run()
}

function meterState(ctx: AuthorizedContext, point: FailurePoint) {
  const { db, now } = ctx
  const last = lastReconnection(db, point.cups)
  const interruption = interruptionOf(ctx, point)
  // The meter is silent from the instant at which the interruption began.
  const heardUntil = interruption ? interruption.startsAt - 1 : now
  return {
    cups: point.cups,
    meterId: point.meterId,
    switchStatus: interruption ? ('UNREACHABLE' as const) : switchStatus(db, point, now),
    // Meters answer the concentrator every quarter of an hour.
    lastContactDate: localDateTime(heardUntil - (heardUntil % QUARTER_MS)),
    reconnection: last
      ? { id: String(last.id), requestDate: localDateTime(last.requestedAt), outcome: last.outcome }
      : null,
  }
}
