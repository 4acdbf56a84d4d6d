import type { CustomDataChange } from '@acometida/api-spec/generated/operations'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { FilterOf, ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import { customData } from '#src/db/schema.ts'
import { ownDossier } from '#src/modules/dossiers/ownDossier.service.ts'
import { visiblePoint } from '#src/modules/points/visiblePoint.service.ts'
import { notesOf } from './customNotes.service.ts'

/** The names and icons that the caller gave, or the stored notes; the filter narrows them. */
export function listCustomData(ctx: AuthorizedContext, filter: FilterOf<'listCustomData'>): ResultOf<'listCustomData'> {
  const { db, caller } = ctx
  const { type } = filter
  const foreign =
    (filter.nif !== undefined && filter.nif !== caller.document) ||
    (filter.user_id !== undefined && filter.user_id !== String(caller.userId))
  if (foreign) return ok({ items: [] })
  if (type === 'moratorium' || type === 'dossierData') return ok({ items: [], notes: notesOf(ctx, type) })
  const rows = namesOf(db, caller.userId).filter(
    (row) => row.type === type && (filter.keyId === undefined || filter.keyId.includes(row.key)),
  )
  return ok({
    items: rows.map(({ key, name, icon }) => ({ type, keyId: key, name, icon, documentNumber: caller.document })),
  })
}

const namesOf = cachedUntilWrite((db, userId: number) =>
  db.select().from(customData).where(eq(customData.userId, userId)).all(),
)

/**
 * Saves the caller's name and icon for a supply that they hold or manage, or for a dossier of theirs. Any other is
 * answered like a missing one.
 */
export function saveCustomData(
  ctx: AuthorizedContext,
  key: string,
  change: CustomDataChange,
): ResultOf<'saveCustomData'> {
  const { caller } = ctx
  const { type, icon, name } = change
  if (change.documentNumber !== caller.document) return fail('TS01000004')
  return transact(ctx, (tx): ResultOf<'saveCustomData'> => {
    if (!(type === 'dossier' ? ownDossier(tx, key) : visiblePoint(tx, key))) return fail('TS01000004')
    tx.db
      .insert(customData)
      .values({ userId: caller.userId, type, key, name, icon })
      .onConflictDoUpdate({ target: [customData.userId, customData.type, customData.key], set: { name, icon } })
      .run()
    return ok({ type, keyId: key, name, icon, documentNumber: caller.document })
  })
}
