import { plainText } from '@acometida/api-spec/rules/plainText'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
// Its neighbour `driver` would import better-sqlite3, which not every installation has.
import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session'
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { countWrites } from './countWrites.ts'
import { Database } from './sqlite.ts'
import type { Db } from './db.type.ts'

/**
 * An open database of its owner: the worlds, the seed, migrations and tests. It may be written, copied and closed.
 * Services get it as a `Db` and cannot open one.
 */
export type OpenDb = BetterSQLite3Database & {
  readonly $client: Database
  /** The size of the copy that it was opened as, bytes; null for a file. */
  readonly $copiedBytes: number | null
}

/** Opens a database file, or a copy in memory of the bytes of one. */
export function openDb(source: string | Buffer): OpenDb {
  const client = new Database(source)
  const durable = typeof source === 'string' && source !== ':memory:'
  if (durable) {
    // One server has the file to itself: no other process writes it, and no read has to ask for a lock.
    client.pragma('locking_mode = EXCLUSIVE')
    client.pragma('journal_mode = WAL')
    // An acknowledged write survives a loss of power.
    client.pragma('synchronous = FULL')
  }
  client.pragma('foreign_keys = ON')
  client.pragma('busy_timeout = 5000')
  client.pragma('trusted_schema = OFF')
  client.pragma('cell_size_check = ON')
  // SQLite knows no accents; names are compared without them.
  client.function('plain_text', { deterministic: true }, (text) => plainText(String(text)))
  countWrites(client)
  const session = new BetterSQLiteSession<Record<string, never>, Record<string, never>>(client, dialect, undefined)
  return Object.assign(new BaseSQLiteDatabase('sync', dialect, session, undefined), {
    $client: client,
    $copiedBytes: typeof source === 'string' ? null : source.length,
  })
}

/** The dialect that `drizzle` would create, shared by all databases: the column names are computed once. */
const dialect = new SQLiteSyncDialect({ casing: 'snake_case' })

/** The connection behind a database. */
export function clientOf(db: Db): Database {
  // Every `Db` is one that was opened above.
  return (db as OpenDb).$client
}
