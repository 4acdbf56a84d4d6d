import type { CustomDataChange } from '@acometida/api-spec/generated/operations'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { FilterOf, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/db/client.ts'
import { customData, delegation, supplyPoint } from '#src/db/schema.ts'
import { ownDossier } from '#src/modules/dossiers/ownDossier.service.ts'

/** The names and icons that the caller gave; the filter narrows them. */
export function listCustomData(
  { db, caller }: AuthorizedContext,
  filter: FilterOf<'listCustomData'>,
): ResultOf<'listCustomData'> {
  const { type } = filter
  if (type !== 'supply' && type !== 'dossier') return invalid('query/filter', 'type must be supply or dossier')
  const foreign =
    (filter.nif !== undefined && filter.nif !== caller.document) ||
    (filter.user_id !== undefined && filter.user_id !== String(caller.userId))
  if (foreign) return ok({ items: [] })
  const rows = db
    .select()
    .from(customData)
    .where(
      and(
        eq(customData.userId, caller.userId),
        eq(customData.type, type),
        filter.keyId === undefined ? undefined : inArray(customData.key, [...filter.keyId]),
      ),
    )
    .all()
  return ok({
    items: rows.map(({ key, name, icon }) => ({ type, keyId: key, name, icon, documentNumber: caller.document })),
  })
}

/** Saves what the caller calls a supply that they hold or manage, or a dossier of theirs. Any other is answered as one that does not exist. */
export function saveCustomData(
  ctx: AuthorizedContext,
  key: string,
  change: CustomDataChange,
): ResultOf<'saveCustomData'> {
  const { caller, db } = ctx
  const { type, icon } = change
  const name = change.name.trim()
  if (name === '') return invalid('body/name', 'must have a letter or digit')
  if (change.documentNumber !== caller.document) return fail('TS01000004')
  return transact(db, (): ResultOf<'saveCustomData'> => {
    if (!(type === 'dossier' ? ownDossier(ctx, key) : mayName(ctx, key))) return fail('TS01000004')
    db.insert(customData)
      .values({ userId: caller.userId, type, key, name, icon })
      .onConflictDoUpdate({ target: [customData.userId, customData.type, customData.key], set: { name, icon } })
      .run()
    return ok({ type, keyId: key, name, icon, documentNumber: caller.document })
  })
}

function mayName({ db, caller, now }: AuthorizedContext, cups: string): boolean {
  const managed = db
    .select({ cups: delegation.cups })
    .from(delegation)
    .where(
      and(
        eq(delegation.delegateId, caller.userId),
        eq(delegation.status, 'C'),
        sql`${delegation.startsAt} <= ${now} and ${delegation.endsAt} > ${now}`,
      ),
    )
  const found = db
    .select({ cups: supplyPoint.cups })
    .from(supplyPoint)
    .where(
      and(eq(supplyPoint.cups, cups), or(eq(supplyPoint.holderId, caller.userId), inArray(supplyPoint.cups, managed))),
    )
    .get()
  return found !== undefined
}
