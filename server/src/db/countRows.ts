import { count, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from './db.type.ts'

export function countRows(db: Db, table: SQLiteTable, where: SQL | undefined): number {
  return db.select({ total: count() }).from(table).where(where).get()?.total ?? 0
}
