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
export function cachedUntilWrite<Asked, Value>(
  read: (db: Db, asked: Asked) => Value,
  keyOf: (asked: Asked) => unknown = (asked) => asked,
  capacity = 10_000,
): (db: Db, asked: Asked) => Value {
  const memories = oncePerDatabase(() => ({ writes: -1, values: new Map<unknown, Value>() }))
  return (db, asked) => {
    if (clientOf(db).inTransaction) return read(db, asked)
    const key = keyOf(asked)
    const memory = memories(db)
    const writes = writesTo(db)
    if (memory.writes !== writes || memory.values.size >= capacity) {
      memory.values.clear()
      memory.writes = writes
    }
    let value = memory.values.get(key)
    if (value === undefined) {
      value = read(db, asked)
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
