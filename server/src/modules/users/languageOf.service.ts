import { eq } from 'drizzle-orm'
import type { Language } from '#src/core/outbox.ts'
import type { Db } from '#src/db/client.ts'
import { user } from '#src/db/schema.ts'

/** The language of a user; Spanish for somebody who is not there. */
export function languageOf({ db }: { readonly db: Db }, userId: number): Language {
  return db.select({ language: user.language }).from(user).where(eq(user.id, userId)).get()?.language ?? 'es'
}
