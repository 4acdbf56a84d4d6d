import type { DeliveredDocuments, DossierForm } from '@acometida/api-spec/generated/operations'
import { type DossierDocumentType, requiredDocuments } from '@acometida/api-spec/rules/dossierTypes'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { AuthorizedContext, Context, Writing } from '#src/core/context.ts'
import { document, dossierDocument } from '#src/db/schema.ts'

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
 * Adds what the customer delivered: uploads of theirs for this dossier, or for nothing yet, which are of the dossier from then
 * on. A document that is there already stays as it is. The transaction is to be undone where it returns
 * false: one of them was never uploaded, is another's, or belongs to something else.
 */
export function deliver(
  { db, caller, now }: Writing<AuthorizedContext>,
  code: string,
  documents: DeliveredDocuments,
  repository: Row['repository'],
): boolean {
  const there = new Set(documentsOf({ db }, code).map(({ id }) => id))
  const added = new Map(
    documents.filter((each) => !there.has(each.idDocumentum)).map((each) => [each.idDocumentum, each]),
  )
  if (added.size === 0) return true
  const free = and(isNull(document.dossierNumber), eq(document.handedIn, false))
  const { changes } = db
    .update(document)
    .set({ dossierNumber: code, repository })
    .where(
      and(
        inArray(document.id, [...added.keys()]),
        eq(document.userId, caller.userId),
        isNull(document.requestCode),
        or(free, eq(document.dossierNumber, code)),
      ),
    )
    .run()
  if (changes < added.size) return false
  const rows = [...added.values()].map(({ idDocumentum, nombreArchivo, format, documentType }) => ({
    dossierCode: code,
    id: idDocumentum,
    name: nombreArchivo,
    format,
    type: documentType,
    repository,
    at: now,
  }))
  db.insert(dossierDocument).values(rows).run()
  return true
}
