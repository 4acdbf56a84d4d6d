import type { ProgrammedRead } from '@acometida/api-spec/generated/operations'
import { MAX_PENDING } from '@acometida/api-spec/rules/time/dueDate'
import { localDateTime } from '@acometida/api-spec/rules/time/localTime'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { countRows } from '#src/db/countRows.ts'
import { programmedRead } from '#src/db/schema.ts'
import { visiblePointOfMeter } from '#src/modules/points/visiblePoint.service.ts'
import { readDueDate } from './dueDate.rules.ts'

/** The reads that the caller has programmed for a meter. */
export function listProgrammedReads(
  ctx: AuthorizedContext,
  { meterId, origin }: Call<'listProgrammedReads'>['filter'],
  { sort, offset, limit }: Call<'listProgrammedReads'>['query'],
): ResultOf<'listProgrammedReads'> {
  const point = visiblePointOfMeter(ctx, meterId)
  if (!point) return fail('TS01000004')
  const asked = and(
    eq(programmedRead.userId, ctx.caller.userId),
    eq(programmedRead.cups, point.cups),
    origin === undefined ? undefined : eq(programmedRead.origin, origin),
  )
  const rows = ctx.db
    .select()
    .from(programmedRead)
    .where(asked)
    .orderBy(sort === 'id' ? asc(programmedRead.id) : desc(programmedRead.id))
    .limit(limit)
    .offset(offset)
    .all()
  return ok({ count: countRows(ctx.db, programmedRead, asked), reads: rows.map((row) => readOf(row, meterId)) })
}

/** Programs a read of the registers of a meter. A repeated request returns the read that waits already. */
export function createProgrammedRead(
  ctx: AuthorizedContext,
  { meterId, origin, dueDate }: Call<'createProgrammedRead'>['body'],
): ResultOf<'createProgrammedRead'> {
  const due = readDueDate(dueDate, ctx.now)
  if ('problem' in due) return invalid('body/dueDate', due.problem)
  return transact(ctx, (tx): ResultOf<'createProgrammedRead'> => {
    const point = visiblePointOfMeter(tx, meterId)
    if (!point) return fail('TS01000004')
    const values = { userId: tx.caller.userId, cups: point.cups, origin, dueAt: due.at }
    const waiting = tx.db
      .select()
      .from(programmedRead)
      .where(
        and(
          eq(programmedRead.userId, values.userId),
          eq(programmedRead.cups, values.cups),
          isNull(programmedRead.doneAt),
        ),
      )
      .all()
    const same = waiting.find((row) => row.dueAt === due.at && row.origin === origin)
    if (same) return ok({ read: readOf(same, meterId) })
    if (waiting.length >= MAX_PENDING)
      return invalid('body/meterId', `has ${MAX_PENDING} reads waiting already; wait until some are done`)
    const row = tx.db
      .insert(programmedRead)
      .values({ ...values, createdAt: tx.now })
      .returning()
      .get()
    return ok({ read: readOf(row, meterId) })
  })
}

function readOf(row: typeof programmedRead.$inferSelect, meterId: string): ProgrammedRead {
  return {
    id: String(row.id),
    meterId,
    origin: row.origin,
    status: row.doneAt === null ? 'PENDING' : 'DONE',
    createDate: localDateTime(row.createdAt),
    dueDate: localDateTime(row.dueAt),
    registers: row.registers === null ? null : row.registers.split(',').map(Number),
  }
}
