import type { Db } from './db.type.ts'

/** Makes a value once per database, such as a prepared statement. It is collected with the database. */
export function oncePerDatabase<T, Base extends Db = Db>(make: (db: Base) => T): (db: Base) => T {
  const made = new WeakMap<Base, T>()
  return (db) => {
    let value = made.get(db)
    if (value === undefined) {
      value = make(db)
      made.set(db, value)
    }
    return value
  }
}
