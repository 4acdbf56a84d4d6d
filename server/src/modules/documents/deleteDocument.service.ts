import { and, eq, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { AuthorizedContext, Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { document, dossierDocument } from '#src/db/schema.ts'

/** Deletes an uploaded file of the caller, unless somebody has received it. */
export function deleteDocument(ctx: AuthorizedContext, id: string): ResultOf<'deleteDocument'> {
  return transact(ctx, (tx): ResultOf<'deleteDocument'> => {
    const ownDocument = and(eq(document.id, id), eq(document.userId, tx.caller.userId))
    const found = tx.db.select({ id: document.id }).from(document).where(ownDocument).get()
    if (!found) return fail('0404')
    const { changes } = tx.db
      .delete(document)
      .where(and(ownDocument, isUndelivered(tx.db)))
      .run()
    return changes === 0 ? fail('0409') : ok({})
  })
}

/**
 * The condition for a file that nobody has received: it belongs to no request, and was not handed in or delivered to a
 * dossier.
 */
export function isUndelivered(db: Context['db']): SQL | undefined {
  const delivered = db.select({ id: dossierDocument.id }).from(dossierDocument)
  return and(isNull(document.requestCode), eq(document.handedIn, false), notInArray(document.id, delivered))
}
