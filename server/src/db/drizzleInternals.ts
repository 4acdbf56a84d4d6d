import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
// Its neighbour `driver` would import better-sqlite3, which not every installation has.
import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session'
import { BaseSQLiteDatabase, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type { Database } from './sqlite.ts'

/**
 * All that the server knows of the inside of Drizzle 0.45, which promises none of it. Its version 1 changes sessions,
 * casing and prepared queries: then only this file does.
 */

export type DrizzleDb = BetterSQLite3Database

/** A prepared query. */
export interface BuiltQuery {
  readonly getQuery: () => { readonly sql: string }
}

/** The database that `drizzle({ client, casing: 'snake_case' })` would create, with the dialect of all others. */
export function drizzleOver(client: Database): DrizzleDb {
  const session = new BetterSQLiteSession<Record<string, never>, Record<string, never>>(client, dialect, undefined)
  return new BaseSQLiteDatabase('sync', dialect, session, undefined)
}

/** A query prepared for one connection, for another one. Of a prepared query only `stmt` belongs to a connection. */
export function onConnection<Query extends BuiltQuery>(query: Query, client: Database): Query {
  // The object inherits all from the query, except the statement.
  return Object.create(query, { stmt: { value: client.prepare(query.getQuery().sql) } }) as Query
}

/** Computes the names of the columns once for all databases. */
const dialect = new SQLiteSyncDialect({ casing: 'snake_case' })
