import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

/** What everybody reads with. */
export type Db = Pick<BetterSQLite3Database, 'select' | 'selectDistinct'>

/** What is written with. Only `transact` makes one, and it is good for no longer than that lasts. */
export interface Tx extends Db, Pick<BetterSQLite3Database, 'insert' | 'update' | 'delete'> {
  readonly [withinTransaction]: true
}
declare const withinTransaction: unique symbol
