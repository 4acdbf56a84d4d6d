import type { DeliveredDocuments, DossierForm } from '@acometida/api-spec/generated/operations'
import { type DossierAct, statusAfter } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { type DossierDocumentType, requiredDocuments } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { AuthorizedContext, Context, WriteContext } from '#src/core/context.ts'
import { document, dossierDocument } from '#src/db/schema.ts'
import type { DossierRow } from './ownDossier.service.ts'

type Row = typeof dossierDocument.$inferSelect

/** The documents of a dossier, oldest first. */
export function documentsOf({ db }: Pick<Context, 'db'>, code: string): Row[] {
  return db
    .select()
    .from(dossierDocument)
    .where(eq(dossierDocument.dossierCode, code))
    .orderBy(asc(dossierDocument.at), asc(dossierDocument.id))
    .all()
}

/** The kinds of document that a dossier needs and does not have. */
export function missingDocuments({ type }: DossierForm, documents: readonly Row[]): DossierDocumentType[] {
  return requiredDocuments(type).filter((needed) => documents.every((each) => each.type !== needed))
}

/** The status of a dossier after an act of the customer; undefined if the act is not possible now. */
export function statusAfterAct(ctx: Pick<Context, 'db'>, { code, form, status }: DossierRow, act: DossierAct) {
  return statusAfter(status, act, { documentsComplete: missingDocuments(form, documentsOf(ctx, code)).length === 0 })
}

/**
 * Adds delivered documents to a dossier: uploads of the customer for this dossier, or for nothing yet, which then
 * belong to it. One file may be delivered as several kinds, and stays in the repository of the first. A document that
 * is there as its kind already stays as it is, and so does the budget. Returns false if a file was never uploaded, is
 * another's, or belongs to something else; the transaction is then to be undone.
 */
export function deliverDocuments(
  { db, caller, now }: WriteContext<AuthorizedContext>,
  code: string,
  documents: DeliveredDocuments,
  repository: Row['repository'],
): boolean {
  const existing = documentsOf({ db }, code)
  const isDelivered = ({ idDocumentum, documentType }: DeliveredDocument) =>
    existing.some(({ id, type }) => id === idDocumentum && (type === documentType || type === 'BUDGET'))
  const added = new Map(
    documents.filter((each) => !isDelivered(each)).map((each) => [`${each.documentType}/${each.idDocumentum}`, each]),
  )
  if (added.size === 0) return true
  const ids = [...new Set([...added.values()].map(({ idDocumentum }) => idDocumentum))]
  const unassigned = and(isNull(document.dossierNumber), eq(document.handedIn, false))
  const { changes } = db
    .update(document)
    .set({ dossierNumber: code })
    .where(
      and(
        inArray(document.id, ids),
        eq(document.userId, caller.userId),
        isNull(document.requestCode),
        or(unassigned, eq(document.dossierNumber, code)),
      ),
    )
    .run()
  if (changes < ids.length) return false
  const repositories = new Map(existing.map((each) => [each.id, each.repository]))
  const newIds = ids.filter((id) => !repositories.has(id))
  db.update(document).set({ repository }).where(inArray(document.id, newIds)).run()
  const rows = [...added.values()].map(({ idDocumentum, nombreArchivo, format, documentType }) => ({
    dossierCode: code,
    id: idDocumentum,
    name: nombreArchivo,
    format,
    type: documentType,
    repository: repositories.get(idDocumentum) ?? repository,
    at: now,
  }))
  db.insert(dossierDocument).values(rows).run()
  return true
}

type DeliveredDocument = DeliveredDocuments[number]
