import { oncePerObject } from '@acometida/api-spec/rules/memoize'
import { ne } from 'drizzle-orm'
import type { OpenDb } from '#src/db/client.ts'
import { persona } from '#src/db/schema.ts'

/**
 * The personas of a database by the id of their user, read once: no call changes them. None if the database is closed,
 * as it is when its world ends during a call.
 */
export const personasOf = oncePerObject((db: OpenDb): ReadonlyMap<number, string> => {
  if (!db.$client.open) return new Map()
  const rows = db.select().from(persona).where(ne(persona.userId, 0)).all()
  return new Map(rows.map(({ userId, key }) => [userId, key]))
})
