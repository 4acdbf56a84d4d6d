import type { ProgrammedQuery } from '@acometida/api-spec/generated/operations'
import { MAX_PENDING } from '@acometida/api-spec/rules/time/dueDate'
import { localDateTime } from '@acometida/api-spec/rules/time/localTime'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { wholeNumber } from '#src/core/validation/textNumbers.ts'
import { programmedQuery } from '#src/db/schema.ts'
import { visiblePoint, visiblePointOfMeter } from '#src/modules/points/visiblePoint.service.ts'
import { readDueDate } from './dueDate.rules.ts'

/** The queries that the caller has programmed for a meter, newest first. */
export function listProgrammedQueries(ctx: AuthorizedContext, meterId: string): ResultOf<'listProgrammedQueries'> {
  const point = visiblePointOfMeter(ctx, meterId)
  if (!point) return fail('TS01000004')
  const rows = ctx.db
    .select()
    .from(programmedQuery)
    .where(and(eq(programmedQuery.userId, ctx.caller.userId), eq(programmedQuery.cups, point.cups)))
    .orderBy(desc(programmedQuery.id))
    .all()
  return ok({ count: rows.length, items: rows.map((row) => queryOf(row, meterId)) })
}

/** Programs a query to a meter. A repeated request returns the query that waits already. */
export function createProgrammedQuery(
  ctx: AuthorizedContext,
  { meterId, type, dueDate }: Call<'createProgrammedQuery'>['body'],
): ResultOf<'createProgrammedQuery'> {
  const due = readDueDate(dueDate, ctx.now)
  if ('problem' in due) return invalid('body/dueDate', due.problem)
  return transact(ctx, (tx): ResultOf<'createProgrammedQuery'> => {
    const point = visiblePointOfMeter(tx, meterId)
    if (!point) return fail('TS01000004')
    const values = { userId: tx.caller.userId, cups: point.cups, type, dueAt: due.at }
    const waiting = tx.db
      .select()
      .from(programmedQuery)
      .where(
        and(
          eq(programmedQuery.userId, values.userId),
          eq(programmedQuery.cups, values.cups),
          isNull(programmedQuery.doneAt),
        ),
      )
      .all()
    const same = waiting.find((row) => row.dueAt === due.at && row.type === type)
    if (same) return ok({ query: queryOf(same, meterId) })
    if (waiting.length >= MAX_PENDING)
      return invalid('body/meterId', `has ${MAX_PENDING} queries waiting already; delete some`)
    const row = tx.db
      .insert(programmedQuery)
      .values({ ...values, createdAt: tx.now })
      .returning()
      .get()
    return ok({ query: queryOf(row, meterId) })
  })
}

/**
 * Deletes a query of the caller, answered or not. If the caller no longer sees the supply, the answer is that of a
 * missing query.
 */
export function deleteProgrammedQuery(ctx: AuthorizedContext, id: string): ResultOf<'deleteProgrammedQuery'> {
  return transact(ctx, (tx): ResultOf<'deleteProgrammedQuery'> => {
    const row = tx.db
      .select({ cups: programmedQuery.cups })
      .from(programmedQuery)
      .where(and(eq(programmedQuery.id, wholeNumber(id)), eq(programmedQuery.userId, tx.caller.userId)))
      .get()
    if (!row || !visiblePoint(tx, row.cups)) return fail('TS01000004')
    tx.db
      .delete(programmedQuery)
      .where(eq(programmedQuery.id, wholeNumber(id)))
      .run()
    return ok({})
  })
}

function queryOf(row: typeof programmedQuery.$inferSelect, meterId: string): ProgrammedQuery {
  return {
    id: String(row.id),
    meterId,
    type: row.type,
    status: row.doneAt === null ? 'PENDING' : 'DONE',
    createDate: localDateTime(row.createdAt),
    dueDate: localDateTime(row.dueAt),
    value: row.value,
  }
}
