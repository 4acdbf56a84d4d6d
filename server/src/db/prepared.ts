import { clientOf } from './client.ts'
import { oncePerDatabase } from './oncePerDatabase.ts'
import type { Db } from './db.type.ts'

/**
 * A query that is built once and only prepared for each database: building its SQL takes far longer than running it.
 * @param make the same query for every database; what differs between two calls is a placeholder
 */
export function prepared<Query extends BuiltQuery>(make: (db: Db) => { prepare: () => Query }): (db: Db) => Query {
  let first: Query | undefined
  return oncePerDatabase((db) => {
    first ??= make(db).prepare()
    // Of all that a prepared query of Drizzle holds, only the statement is of one database.
    const stmt = clientOf(db).prepare(first.getQuery().sql)
    return Object.create(first, { stmt: { value: stmt } }) as Query
  })
}

/** What Drizzle has made of a query. */
export interface BuiltQuery {
  readonly getQuery: () => { readonly sql: string }
}
