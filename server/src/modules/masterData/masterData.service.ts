import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import type { FilterOf, ResultOf } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import { masterData } from '#src/db/schema.ts'

/** The values of a group, or of one key of it. The language is taken in either case. */
export function listMasterData({ db }: Context, filter: FilterOf<'listMasterData'>): ResultOf<'listMasterData'> {
  const items = db
    .select()
    .from(masterData)
    .where(
      and(
        eq(masterData.master, filter.master),
        eq(masterData.language, filter.language.toUpperCase()),
        filter.key === undefined ? undefined : eq(masterData.key, filter.key),
      ),
    )
    .orderBy(asc(masterData.key))
    .all()
  return ok({ items })
}
