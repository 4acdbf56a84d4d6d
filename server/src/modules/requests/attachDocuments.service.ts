import type { ServiceRequestDocument } from '@acometida/api-spec/generated/operations'
import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm'
import type { AuthorizedContext, Context, WriteContext } from '#src/core/context.ts'
import { document, serviceRequestEvent } from '#src/db/schema.ts'

/**
 * Attaches uploaded documents of the caller to a request. Returns false if one is missing, not the caller's, or
 * attached to something already; the transaction is then to be undone.
 */
export function attachDocuments(
  { db, caller }: WriteContext<AuthorizedContext>,
  documents: readonly ServiceRequestDocument[],
  requestCode: string,
): boolean {
  const ids = [...new Set(documents.map(({ idDocumentum }) => idDocumentum))]
  const unassigned = and(isNull(document.requestCode), isNull(document.dossierNumber), eq(document.handedIn, false))
  const { changes } = db
    .update(document)
    .set({ requestCode })
    .where(and(inArray(document.id, ids), eq(document.userId, caller.userId), unassigned))
    .run()
  return changes === ids.length
}

/** The documents of a request by their wire names, oldest first. */
export function documentsOfRequest({ db }: Context, requestCode: string): ServiceRequestDocument[] {
  const reviewedAt = lastReviewOf(db, requestCode)
  const { id, name, mimeType, kind, uploadedAt } = document
  return db
    .select({ id, name, mimeType, kind, uploadedAt })
    .from(document)
    .where(eq(document.requestCode, requestCode))
    .orderBy(asc(document.uploadedAt), asc(document.id))
    .all()
    .map(({ id, name, mimeType, kind, uploadedAt }) => ({
      url: `/documentum/${id}`,
      idDocumentum: id,
      nombreArchivo: name,
      format: mimeType,
      documentType: kind,
      documentState: uploadedAt < reviewedAt ? 'REVISADO' : 'RECIBIDO',
      date: new Date(uploadedAt).toISOString(),
    }))
}

/** When the utility last answered or closed a request, and so read its documents; 0 if it has not yet. */
function lastReviewOf(db: Context['db'], code: string): number {
  const { event, at } = serviceRequestEvent
  const found = db
    .select({ at: max(at) })
    .from(serviceRequestEvent)
    .where(and(eq(serviceRequestEvent.code, code), inArray(event, ['ANSWERED', 'CLOSED'])))
    .get()
  return found?.at ?? 0
}
