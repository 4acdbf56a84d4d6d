import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { plainText } from '#src/core/plainText.ts'
import type { Result } from '#src/core/result.ts'
import * as schema from './schema.ts'
import { Database } from './sqlite.ts'

export type Db = BetterSQLite3Database<typeof schema> & { readonly $client: Database }

/** Opens a database file, or a copy in memory of the bytes of one. */
export function openDb(source: string | Buffer): Db {
  const client = new Database(source)
  const durable = typeof source === 'string' && source !== ':memory:'
  if (durable) {
    // One server has the file to itself: nobody else writes behind its back, and no read has to ask for a lock.
    client.pragma('locking_mode = EXCLUSIVE')
    client.pragma('journal_mode = WAL')
  }
  // A file survives the loss of power after each acknowledged write; memory has nothing to lose.
  client.pragma(`synchronous = ${durable ? 'FULL' : 'OFF'}`)
  client.pragma('foreign_keys = ON')
  client.pragma('busy_timeout = 5000')
  client.pragma('trusted_schema = OFF')
  client.pragma('cell_size_check = ON')
  // SQLite knows no accents; names are compared without them.
  client.function('plain_text', { deterministic: true }, (text) => plainText(String(text)))
  return drizzle(client, { schema, casing: 'snake_case' })
}

/** Runs a mutating call in one transaction, which is undone when it throws or returns a failure that does not keep its writes. */
export function transact<R extends Result<unknown>>(db: Db, work: () => R): R {
  const client = db.$client
  client.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    const stays = result.ok || result.keep === true
    client.exec(stays ? 'COMMIT' : 'ROLLBACK')
    return result
  } catch (error) {
    if (client.inTransaction) client.exec('ROLLBACK')
    throw error
  }
}
