import { asc, eq, sql } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import { prepared } from '#src/db/prepared.ts'
import { sampleRow } from '#src/db/schema.ts'

/** The caller's own, oldest first. */
export function listSamples({ db, caller }: AuthorizedContext): ResultOf<'listSamples'> {
  return ok({ items: rowsOf(db, caller.userId).map(({ id }) => ({ id: String(id) })) })
}

const rowsOf = cachedUntilWrite((db, userId: number) => findRows(db).all({ userId }))

const findRows = prepared((db) =>
  db
    .select()
    .from(sampleRow)
    .where(eq(sampleRow.userId, sql.placeholder('userId')))
    .orderBy(asc(sampleRow.id)),
)
