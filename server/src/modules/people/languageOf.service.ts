import type { Language } from '#src/core/outbox.ts'
import type { Db } from '#src/db/db.type.ts'
import { userById } from './findUser.service.ts'

/** The language of a user; Spanish for a missing one. */
export function languageOf({ db }: { readonly db: Db }, userId: number): Language {
  return userById(db, userId)?.language ?? 'es'
}
