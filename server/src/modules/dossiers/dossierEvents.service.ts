import { asc, eq } from 'drizzle-orm'
import type { Context } from '#src/core/context.ts'
import { dossierEvent } from '#src/db/schema.ts'

/** The statuses that a dossier went through, oldest first. */
export function eventsOf({ db }: Pick<Context, 'db'>, code: string): (typeof dossierEvent.$inferSelect)[] {
  return db
    .select()
    .from(dossierEvent)
    .where(eq(dossierEvent.dossierCode, code))
    .orderBy(asc(dossierEvent.at), asc(dossierEvent.id))
    .all()
}
