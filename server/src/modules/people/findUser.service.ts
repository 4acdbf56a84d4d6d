import { eq, sql } from 'drizzle-orm'
import type { Db } from '#src/db/db.type.ts'
import { prepared } from '#src/db/prepared.ts'
import { user } from '#src/db/schema.ts'

export type User = typeof user.$inferSelect

/** The user with an id, uncached. */
export const userById = (db: Db, id: number): User | undefined => byId(db).get({ id })

/** The user with an identity document, or the code of a member of staff; uncached. */
export const userByDocument = (db: Db, document: string): User | undefined => byDocument(db).get({ document })

const byId = prepared((db) =>
  db
    .select()
    .from(user)
    .where(eq(user.id, sql.placeholder('id'))),
)

const byDocument = prepared((db) =>
  db
    .select()
    .from(user)
    .where(eq(user.document, sql.placeholder('document'))),
)
