import { and, eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import { dossier } from '#src/db/schema.ts'

export type DossierRow = typeof dossier.$inferSelect

/** The caller's dossier with a code; undefined for any other, whether it exists or not. */
export function ownDossier({ db, caller }: AuthorizedContext, code: string): DossierRow | undefined {
  return db
    .select()
    .from(dossier)
    .where(and(eq(dossier.code, code), eq(dossier.userId, caller.userId)))
    .get()
}
