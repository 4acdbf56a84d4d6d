import { clientOf } from './client.ts'
import { writesBy } from './countWrites.ts'
import { oncePerDatabase } from './oncePerDatabase.ts'
import type { Db } from './db.type.ts'

/**
 * Remembers what a read gave until the next write to its database. Its one connection counts the writes, and nothing
 * else writes the file, so what is remembered is never stale. Within a transaction nothing is remembered: what is read
 * there may yet be undone.
 * @param keyOf a primitive that names what is asked for, where that is none itself
 * @param capacity how many answers are kept at most; fewer of large ones
 */
export function cachedUntilWrite<Query, Value>(
  read: (db: Db, query: Query) => Value,
  keyOf: (query: Query) => unknown = (query) => query,
  capacity = 10_000,
): (db: Db, query: Query) => Value {
  const memories = oncePerDatabase(() => ({ writes: -1, values: new Map<unknown, Value>() }))
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

/** How often a database was written to, or may have been, since it was opened. */
export const writesTo = (db: Db): number => writesBy(clientOf(db))

/** How many rows the connection has changed since it was opened. */
export const rowsChanged = (db: Db): number => Number(countChanges(db).get())

const countChanges = oncePerDatabase((db) => clientOf(db).prepare('select total_changes()').pluck())
