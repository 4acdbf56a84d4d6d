import { plainText } from '@acometida/api-spec/rules/plainText'
import { countWrites } from './countWrites.ts'
import type { Db } from './db.type.ts'
import { type DrizzleDb, drizzleOver } from './drizzleInternals.ts'
import { Database } from './sqlite.ts'

/**
 * An open database of its owner: the worlds, the seed, migrations and tests. It may be written, copied and closed.
 * Services get it as a `Db` and cannot open one.
 */
export type OpenDb = DrizzleDb & {
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
  return Object.assign(drizzleOver(client), {
    $client: client,
    $copiedBytes: typeof source === 'string' ? null : source.length,
  })
}

/** The connection behind a database. */
export function clientOf(db: Db): Database {
  // Every `Db` is one that was opened above.
  return (db as OpenDb).$client
}
