import { and, asc, desc, eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { countRows } from '#src/db/countRows.ts'
import { dossier } from '#src/db/schema.ts'
import { withAudit, subjectOf } from '#src/modules/people/subjectOf.service.ts'
import { dossierDetail } from './dossierDetail.service.ts'
import { dossierSummaries } from './dossierSummaries.service.ts'
import { ownDossier } from './ownDossier.service.ts'

/**
 * The caller's dossiers, by day of registration; the filter narrows them. Staff name the customer whose dossiers they
 * read.
 */
export function listDossiers(
  ctx: AuthorizedContext,
  filter: FilterOf<'listDossiers'>,
  { sort, offset, limit }: Call<'listDossiers'>['query'],
): ResultOf<'listDossiers'> {
  const subject = subjectOf(ctx, filter.docNumber)
  const { db, caller } = subject
  if (filter.docNumber !== undefined && filter.docNumber !== caller.document)
    return ok({ dossiers: { count: 0, items: [] } })
  const mine = and(
    eq(dossier.userId, caller.userId),
    filter.dossierCod === undefined ? undefined : eq(dossier.code, filter.dossierCod),
  )
  const order = sort === 'REGISTER_DATE' ? asc : desc
  const rows = db
    .select()
    .from(dossier)
    .where(mine)
    .orderBy(order(dossier.registeredAt), order(dossier.code))
    .limit(limit)
    .offset(offset)
    .all()
  return withAudit(
    subject,
    ctx,
    ok({ dossiers: { count: countRows(db, dossier, mine), items: dossierSummaries(subject, rows) } }),
  )
}

/** One of the caller's dossiers, with all its details. */
export function getDossier(ctx: AuthorizedContext, id: string, filter: FilterOf<'getDossier'>): ResultOf<'getDossier'> {
  const foreign = filter.docNumber !== undefined && filter.docNumber !== ctx.caller.document
  const row = foreign ? undefined : ownDossier(ctx, id)
  return row ? ok({ dossier: dossierDetail(ctx, row) }) : fail('0404')
}
