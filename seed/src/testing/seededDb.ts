import { type OpenDb, openDb } from '@acometida/server/db/client'
import { migrateDb } from '@acometida/server/db/migrate'
import { onTestFinished } from 'vitest'
import { buildWorld, type WorldOptions } from '#src/world.ts'

/** The moment at which the worlds of the tests begin. */
export const testNowMs = Date.parse('2026-03-16T10:00:00+01:00')

/** A seeded world in memory, gone with the test. */
export function seededDb(options: Partial<WorldOptions> = {}): OpenDb {
  const db = openDb(':memory:')
  onTestFinished(() => void db.$client.close())
  migrateDb(db)
  buildWorld(db, { nowMs: testNowMs, ...options })
  return db
}

/** All rows of all tables, as texts, so that two worlds can be compared. */
export function rowsOf({ $client }: OpenDb): Map<string, Set<string>> {
  // The tables behind an index of words, and the one in which SQLite counts, are no rows of the world.
  const tables = $client
    .prepare("select name from pragma_table_list where type = 'table' and name <> 'sqlite_sequence'")
    .pluck()
    .all()
    .map(String)
  return new Map(
    tables.map((table) => [
      table,
      new Set(
        $client
          .prepare(`select * from "${table}"`)
          .all()
          .map((row) => JSON.stringify(row)),
      ),
    ]),
  )
}
