import { oncePerObject } from '@acometida/api-spec/rules/remember'
import { clientOf } from './client.ts'
import type { Db } from './db.type.ts'

/**
 * Builds a query once and prepares it for each database, since building its SQL takes far longer than running it.
 * @param make the same query for every database, a write for a `Tx`; values that differ between calls are placeholders
 */
export function prepared<Query extends BuiltQuery, Base extends Db = Db>(
  make: (db: Base) => { prepare: () => Query },
): (db: Base) => Query {
  let first: Query | undefined
  return oncePerObject((db: Base) => {
    first ??= make(db).prepare()
    // Only the statement of a prepared Drizzle query belongs to one database.
    const stmt = clientOf(db).prepare(first.getQuery().sql)
    // The object inherits all from the first query, except the statement.
    return Object.create(first, { stmt: { value: stmt } }) as Query
  })
}

export interface BuiltQuery {
  readonly getQuery: () => { readonly sql: string }
}
