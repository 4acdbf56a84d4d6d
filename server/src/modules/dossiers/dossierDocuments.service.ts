import type { DeliveredDocuments, DossierForm } from '@acometida/api-spec/generated/operations'
import { type DossierDocumentType, requiredDocuments } from '@acometida/api-spec/rules/dossierTypes'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { dossierDocument } from '#src/db/schema.ts'
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

/** Adds what the customer delivered. A document that is there already stays as it is, and the utility's own are not replaced. */
export function deliver(
  { db, now }: Pick<Context, 'db' | 'now'>,
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
  if (rows.length > 0) db.insert(dossierDocument).values(rows).onConflictDoNothing().run()
}
