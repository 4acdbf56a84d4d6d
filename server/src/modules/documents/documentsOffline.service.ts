import type { DocumentOffline, DocumentOfflineCreation } from '@acometida/api-spec/generated/operations'
import { dossierDocumentTypeOf } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { isExpedientCode } from '@acometida/api-spec/rules/person/code'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, FilterOf, ResultOf } from '#src/core/operation.ts'
import { fail, invalid, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { wholeNumber } from '#src/core/validation/textNumbers.ts'
import { betweenDays } from '#src/db/betweenDays.ts'
import { countRows } from '#src/db/countRows.ts'
import { document } from '#src/db/schema.ts'
import { handInDocuments } from '#src/modules/dossiers/handInDocuments.service.ts'
import { ownDossier } from '#src/modules/dossiers/ownDossier.service.ts'
import { visiblePoint } from '#src/modules/points/visiblePoint.service.ts'
import { isUndelivered } from './deleteDocument.service.ts'

type Filter = FilterOf<'listDocumentsOffline'>

/**
 * The uploads that the caller has handed in, or those that have not been handed in yet, newest first. The filter
 * narrows them.
 */
export function listDocumentsOffline(
  { db, caller }: AuthorizedContext,
  filter: Filter,
  { offset, limit }: Call<'listDocumentsOffline'>['query'],
): ResultOf<'listDocumentsOffline'> {
  if (filter.user_id !== undefined && filter.user_id !== String(caller.userId))
    return ok({ documentsOffline: { count: 0, items: [] } })
  const wanted = filter.delivered === '0' ? isUndelivered(db) : eq(document.handedIn, true)
  const matching = and(eq(document.userId, caller.userId), wanted, conditionOf(filter))
  const rows = db
    .select(columns)
    .from(document)
    .where(matching)
    .orderBy(desc(document.uploadedAt), desc(document.id))
    .limit(limit)
    .offset(offset)
    .all()
  return ok({ documentsOffline: { count: countRows(db, document, matching), items: rows.map(offlineOf) } })
}

/** Assigns an uploaded file of the caller to a dossier or supply. A dossier takes it among its documents. */
export function createDocumentOffline(
  ctx: AuthorizedContext,
  { id, expediente, cups, doctype }: DocumentOfflineCreation,
): ResultOf<'createDocumentOffline'> {
  const { caller } = ctx
  if (expediente === undefined && cups === undefined)
    return invalid('body/expediente', 'must be given, or cups must: what the document is of')
  if (expediente !== undefined && !isExpedientCode(expediente))
    return invalid('body/expediente', 'must be EXP and twelve more characters')
  return transact(ctx, (tx): ResultOf<'createDocumentOffline'> => {
    const ownDocument = and(eq(document.id, id), eq(document.userId, caller.userId))
    const row = tx.db.select().from(document).where(ownDocument).get()
    if (!row) return fail('0404')
    if (row.handedIn || row.requestCode !== null) return fail('0409')
    if (cups !== undefined && !visiblePoint(tx, cups)) return fail('TS01000004')
    if (expediente !== undefined) {
      const dossier = ownDossier(tx, expediente)
      if (!dossier) return fail('0404')
      if (!handInDocuments(tx, dossier, [deliveredOf(row, doctype)], row.repository)) return fail('0409')
    }
    // Stryker disable next-line ConditionalExpression: spreading true adds nothing, and so does undefined.
    const now = { handedIn: true, kind: doctype, cups: cups ?? null, ...(expediente && { dossierNumber: expediente }) }
    const changed = tx.db.update(document).set(now).where(ownDocument).returning(columns).get()
    return ok({ documentOffline: offlineOf(changed) })
  })
}

/** An uploaded file as a document of a dossier. */
function deliveredOf({ id, name, mimeType }: typeof document.$inferSelect, doctype: string) {
  const format = ({ 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const)[mimeType]
  return { idDocumentum: id, nombreArchivo: name, format, documentType: dossierDocumentTypeOf(doctype) }
}

const columns = {
  id: document.id,
  dossierNumber: document.dossierNumber,
  cups: document.cups,
  kind: document.kind,
  uploadedAt: document.uploadedAt,
  name: document.name,
  size: document.size,
} as const

function conditionOf(filter: Filter): SQL | undefined {
  const { id, expediente, cups, doctype, docName, docSize, fechaRealSubida: day } = filter
  return and(
    id === undefined ? undefined : eq(document.id, id),
    expediente === undefined ? undefined : eq(document.dossierNumber, expediente),
    cups === undefined ? undefined : eq(document.cups, cups),
    doctype === undefined ? undefined : eq(document.kind, doctype),
    docName === undefined ? undefined : eq(document.name, docName),
    docSize === undefined ? undefined : eq(document.size, wholeNumber(docSize)),
    betweenDays(document.uploadedAt, day, day),
  )
}

type Row = Pick<typeof document.$inferSelect, keyof typeof columns>

function offlineOf({ id, dossierNumber, cups, kind, uploadedAt, name, size }: Row): DocumentOffline {
  return {
    id,
    expediente: dossierNumber,
    cups,
    doctype: kind,
    fechaRealSubida: new Date(uploadedAt).toISOString(),
    docName: name,
    docSize: size,
  }
}
