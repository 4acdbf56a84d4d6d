import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { Context, Writing } from '#src/core/context.ts'
import type { Result } from '#src/core/result.ts'
import { clientOf } from './client.ts'
import type * as schema from './schema.ts'

type Database = BetterSQLite3Database<typeof schema>

/** What everybody reads with. */
export type Db = Pick<Database, 'select' | 'selectDistinct'>

/** What is written with. Only `transact` makes one, and it is good for no longer than that lasts. */
export interface Tx extends Db, Pick<Database, 'insert' | 'update' | 'delete'> {
  readonly [withinTransaction]: true
}
declare const withinTransaction: unique symbol

/**
 * Runs what writes in one transaction, which is undone when it throws or returns a failure that does not keep its writes.
 * `work` is given the context to write with.
 */
export function transact<C extends Pick<Context, 'db'>, R extends Result<unknown>>(
  ctx: C & (C extends { readonly db: Tx } ? 'a transaction is under way' : unknown),
  work: (tx: Writing<C>) => R,
): R {
  const client = clientOf(ctx.db)
  if (client.inTransaction) throw new Error('a transaction is under way')
  client.exec('BEGIN IMMEDIATE')
  try {
    // The line above has made it one that may write.
    const result = work(ctx as unknown as Writing<C>)
    const stays = result.ok || result.keep === true
    client.exec(stays ? 'COMMIT' : 'ROLLBACK')
    return result
  } catch (error) {
    if (client.inTransaction) client.exec('ROLLBACK')
    throw error
  }
}
