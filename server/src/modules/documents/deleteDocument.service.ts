import { and, eq } from 'drizzle-orm'
import type { AuthorizedContext, Context } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/db/transact.ts'
import { document, dossierDocument } from '#src/db/schema.ts'

/** Deletes a file that the caller has uploaded, as long as nobody has got it. */
export function deleteDocument(ctx: AuthorizedContext, id: string): ResultOf<'deleteDocument'> {
  return transact(ctx, (tx): ResultOf<'deleteDocument'> => {
    const mine = and(eq(document.id, id), eq(document.userId, tx.caller.userId))
    const { requestCode, handedIn } = document
    const row = tx.db.select({ requestCode, handedIn }).from(document).where(mine).get()
    if (!row) return fail('0404')
    if (row.requestCode !== null || row.handedIn || isDelivered(tx, id)) return fail('0409')
    tx.db.delete(document).where(mine).run()
    return ok({})
  })
}

function isDelivered({ db }: Pick<Context, 'db'>, id: string): boolean {
  return (
    db.select({ id: dossierDocument.id }).from(dossierDocument).where(eq(dossierDocument.id, id)).get() !== undefined
  )
}
