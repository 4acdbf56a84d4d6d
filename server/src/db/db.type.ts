import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

/** A database for reading. */
export type Db = Pick<BetterSQLite3Database, 'select' | 'selectDistinct'>

/**
 * A database for writing, within a transaction. Only `transact` makes one, and it is valid until the transaction ends.
 */
export interface Tx extends Db, Pick<BetterSQLite3Database, 'insert' | 'update' | 'delete'> {
  readonly [withinTransaction]: true
}
declare const withinTransaction: unique symbol
