import type { DeliveredDocuments, DossierForm } from '@acometida/api-spec/generated/operations'
import { type DossierDocumentType, requiredDocuments } from '@acometida/api-spec/rules/dossierTypes'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { AuthorizedContext, Context } from '#src/core/context.ts'
import { document, dossierDocument } from '#src/db/schema.ts'
import { budgetDocumentId } from './numbers.rules.ts'

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

/** The kinds of document that a dossier needs and that none of its documents is. */
export function missingDocuments({ type }: DossierForm, documents: readonly Row[]): DossierDocumentType[] {
  return requiredDocuments(type).filter((needed) => documents.every((each) => each.type !== needed))
}

/**
 * Adds what the customer delivered; of what is an upload of theirs and belongs to nothing yet, the file is of the dossier from then on.
 * A document that is there already stays as it is, and the utility's own are not replaced.
 */
export function deliver(
  { db, caller, now }: AuthorizedContext,
  code: string,
  documents: DeliveredDocuments,
  repository: Row['repository'],
): void {
  const rows = documents
    .filter(({ idDocumentum }) => idDocumentum !== budgetDocumentId(code))
    .map(({ idDocumentum, nombreArchivo, format, documentType }) => ({
      dossierCode: code,
      id: idDocumentum,
      name: nombreArchivo,
      format,
      type: documentType,
      repository,
      at: now,
    }))
  if (rows.length === 0) return
  db.insert(dossierDocument).values(rows).onConflictDoNothing().run()
  const free = and(isNull(document.requestCode), isNull(document.dossierNumber))
  const ids = rows.map(({ id }) => id)
  db.update(document)
    .set({ dossierNumber: code })
    .where(and(inArray(document.id, ids), eq(document.userId, caller.userId), free))
    .run()
}
