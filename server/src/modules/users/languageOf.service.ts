import { eq, sql } from 'drizzle-orm'
import type { Language } from '#src/core/outbox.ts'
import type { Db } from '#src/db/transact.ts'
import { perDb } from '#src/db/perDb.ts'
import { user } from '#src/db/schema.ts'

/** The language of a user; Spanish for somebody who is not there. */
export function languageOf({ db }: { readonly db: Db }, userId: number): Language {
  return byId(db).get({ userId })?.language ?? 'es'
}

const byId = perDb((db) =>
  db
    .select({ language: user.language })
    .from(user)
    .where(eq(user.id, sql.placeholder('userId')))
    .prepare(),
)
