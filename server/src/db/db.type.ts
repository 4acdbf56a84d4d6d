import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

/** A database to read. */
export type Db = Pick<BetterSQLite3Database, 'select' | 'selectDistinct'>

/**
 * A database to write, within a transaction. Only `transact` makes one, and it is valid no longer than the transaction.
 */
export interface Tx extends Db, Pick<BetterSQLite3Database, 'insert' | 'update' | 'delete'> {
  readonly [withinTransaction]: true
}
declare const withinTransaction: unique symbol
