import { readFileSync } from 'node:fs'
import { openDb, type OpenDb } from '#src/db/client.ts'
import { APPLICATION_ID } from '#src/db/migrate.ts'

const migration = (name: string) =>
  readFileSync(new URL(`../db/migrations/${name}.sql`, import.meta.url), 'utf8').replaceAll(
    '--> statement-breakpoint',
    '',
  )

/** A database in memory after the given migrations, the first ones. */
export function earlierDb(migrations: readonly string[]): OpenDb {
  const db = openDb(':memory:')
  for (const name of migrations) db.$client.exec(migration(name))
  db.$client.pragma(`application_id = ${APPLICATION_ID}`)
  db.$client.pragma(`user_version = ${migrations.length}`)
  return db
}

/** Inserts a row of an earlier version. A missing column holds 1, or its own name if it is text. */
export function insertRow({ $client: client }: OpenDb, table: string, values: Record<string, unknown>): void {
  // The columns of the result of this pragma.
  const columns = client.pragma(`table_info(${table})`) as { name: string; type: string }[]
  const row = columns.map(({ name, type }) => values[name] ?? (type.toLowerCase() === 'text' ? name : 1))
  client.prepare(`insert into ${table} values (${columns.map(() => '?').join()})`).run(...row)
}
