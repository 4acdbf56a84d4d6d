import { and, eq, isNull, notInArray, type SQL } from 'drizzle-orm'
import type { AuthorizedContext, Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { document, dossierDocument } from '#src/db/schema.ts'

/** Deletes a file that the caller has uploaded, as long as nobody has got it. */
export function deleteDocument(ctx: AuthorizedContext, id: string): ResultOf<'deleteDocument'> {
  return transact(ctx, (tx): ResultOf<'deleteDocument'> => {
    const mine = and(eq(document.id, id), eq(document.userId, tx.caller.userId))
    const isThere = tx.db.select({ id: document.id }).from(document).where(mine).get()
    if (!isThere) return fail('0404')
    const { changes } = tx.db
      .delete(document)
      .where(and(mine, isUndelivered(tx.db)))
      .run()
    return changes === 0 ? fail('0409') : ok({})
  })
}

/** That a file is of no request, and was neither handed in nor delivered to a dossier: nobody has got it. */
export function isUndelivered(db: Context['db']): SQL | undefined {
  const delivered = db.select({ id: dossierDocument.id }).from(dossierDocument)
  return and(isNull(document.requestCode), eq(document.handedIn, false), notInArray(document.id, delivered))
}
