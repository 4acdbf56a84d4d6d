import { oncePerObject } from '@acometida/api-spec/rules/memoize'
import { clientOf } from './client.ts'
import type { Db } from './db.type.ts'
import { type BuiltQuery, onConnection } from './drizzleInternals.ts'

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
    return onConnection(first, clientOf(db))
  })
}
