import type { Db } from './client.ts'
import { perDb } from './perDb.ts'

const capacity = 10_000

/**
 * Remembers what a read gave until the next write to its database. SQLite counts the rows that its one connection has
 * changed (`total_changes`), and nothing else writes the file, so what is remembered is never stale. Within a transaction
 * nothing is remembered: what is read there may yet be undone.
 */
export function untilWrite<Key extends string | number, Value>(
  read: (db: Db, key: Key) => Value,
): (db: Db, key: Key) => Value {
  const memories = perDb(() => ({ changes: -1, values: new Map<Key, Value>() }))
  return (db, key) => {
    if (db.$client.inTransaction) return read(db, key)
    const memory = memories(db)
    const changes = rowsChanged(db)
    if (memory.changes !== changes || memory.values.size >= capacity) {
      memory.values.clear()
      memory.changes = changes
    }
    let value = memory.values.get(key)
    if (value === undefined) {
      value = read(db, key)
      memory.values.set(key, value)
    }
    return value
  }
}

/** How many rows the connection has changed since it was opened. */
export const rowsChanged = (db: Db): number => Number(countChanges(db).get())

const countChanges = perDb((db) => db.$client.prepare('select total_changes()').pluck())
