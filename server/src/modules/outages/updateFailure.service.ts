import type { FailureUpdate } from '@acometida/api-spec/generated/operations'
import { canManageUsers } from '@acometida/api-spec/rules/person/manageUsers'
import { estimateProblem, outageEndProblem } from '@acometida/api-spec/rules/supply/outageEnd'
import { instantFromOutage, spanishDateTime } from '@acometida/api-spec/rules/time/dates'
import { and, eq } from 'drizzle-orm'
import type { AuthorizedContext, WriteContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { withSubjects, fail, forbidden, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { outage, outageEstimate } from '#src/db/schema.ts'
import { languageOf } from '#src/modules/people/languageOf.service.ts'
import { publishEstimate, notifyDueSteps } from './notifyOutage.service.ts'
import { incidenceOf, outageByCode, stateOf } from './outages.service.ts'

type Outage = typeof outage.$inferSelect

/** Changes the expected end of an outage that goes on, or ends it. For staff who look after failures. */
export function updateFailure(
  ctx: AuthorizedContext,
  code: string,
  { act, fechaFin }: FailureUpdate,
): ResultOf<'updateFailure'> {
  if (!canManageUsers(ctx.caller.roles)) return forbidden
  return transact(ctx, (tx): ResultOf<'updateFailure'> => {
    const { db, now } = tx
    const row = outageByCode(db).get({ code })
    if (!row || stateOf(row, now) !== 'EN CURSO') return fail('0404')
    const at = fechaFin === undefined && act === 'END' ? now : instantFromOutage(fechaFin ?? '')
    const wrong = act === 'END' ? outageEndProblem(at, row.startsAt, now) : estimateProblem(at, now)
    if (at === undefined || wrong !== null) return invalid('body/fechaFin', rightEnds[act](row, now))
    // What was to be said later is out of date.
    db.delete(outageEstimate)
      .where(and(eq(outageEstimate.outageCode, code), eq(outageEstimate.said, false)))
      .run()
    const said = { outageCode: code, at: now, until: at, said: true }
    const target = [outageEstimate.outageCode, outageEstimate.at]
    db.insert(outageEstimate).values(said).onConflictDoUpdate({ target, set: said }).run()
    if (act === 'ESTIMATE') publishEstimate(tx, code, at)
    else endOutage(tx, row, at)
    const changed = { ...row, endsAt: at }
    const incidence = incidenceOf(tx, changed, languageOf(tx, tx.caller.userId))
    return withSubjects([], ok({ incidence }), { [`end of ${code}`]: row.endsAt })
  })
}

/** Ends an outage at an instant that has passed. Whoever has an alert is told at once, by the hours of now. */
function endOutage(tx: WriteContext<AuthorizedContext>, row: Outage, endsAt: number): void {
  const ended = { ...row, endsAt }
  tx.db.update(outage).set({ endsAt }).where(eq(outage.code, row.code)).run()
  notifyDueSteps(tx, ended)
}

const rightEnds = {
  ESTIMATE: (_row: Outage, now: number) =>
    `must be a moment later than now, ${spanishDateTime(now)}, and within thirty days`,
  END: ({ startsAt }: Outage, now: number) =>
    `must be a moment from ${spanishDateTime(startsAt)} until now, ${spanishDateTime(now)}`,
}
