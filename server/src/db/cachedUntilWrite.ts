import { oncePerObject } from '@acometida/api-spec/rules/memoize'
import { clientOf } from './client.ts'
import { writesBy } from './countWrites.ts'
import type { Db } from './db.type.ts'

/**
 * Caches the results of a read until the next write to its database. The only connection of the database counts the
 * writes, and nothing else writes the file, so a cached result is never stale. Within a transaction nothing is cached,
 * since it may be undone.
 * @param keyOf a primitive key of the query, if the query is no primitive
 * @param capacity the most results that are cached; fewer for large ones
 */
export function cachedUntilWrite<Query, Value>(
  read: (db: Db, query: Query) => Value,
  keyOf: (query: Query) => unknown = (query) => query,
  capacity = 10_000,
): (db: Db, query: Query) => Value {
  const memories = oncePerObject((_db: Db) => ({ writes: -1, values: new Map<unknown, Value>() }))
  return (db, query) => {
    if (clientOf(db).inTransaction) return read(db, query)
    const key = keyOf(query)
    const memory = memories(db)
    const writes = writesTo(db)
    if (memory.writes !== writes || memory.values.size >= capacity) {
      memory.values.clear()
      memory.writes = writes
    }
    let value = memory.values.get(key)
    if (value === undefined) {
      value = read(db, query)
      memory.values.set(key, value)
    }
    return value
  }
}

/** The number of writes, or possible writes, to a database since it was opened. */
export const writesTo = (db: Db): number => writesBy(clientOf(db))

/** The number of rows that the connection has changed since it was opened. */
export const rowsChanged = (db: Db): number => Number(countChanges(db).get())

const countChanges = oncePerObject((db: Db) => clientOf(db).prepare('select total_changes()').pluck())
