import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OpenDb } from './client.ts'
import { storageProblem } from './storageProblem.ts'

/** Marks a SQLite file as ours: "ACOM" in ASCII. */
export const APPLICATION_ID = 0x41434f4d

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

interface Migration {
  readonly name: string
  readonly sql: string
}

/** The migrations in order. `user_version` counts those that a database has been through. */
const migrations: readonly Migration[] = journal().map((name) => ({
  name,
  sql: readFileSync(join(folder, `${name}.sql`), 'utf8'),
}))

/** A database whose tables could not be brought up to date. It is as it was. */
export class FailedMigration extends Error {}

/** The version of the tables of this server. */
export const currentVersion = migrations.length

/**
 * Brings the tables of a database up to the version of this server, in one transaction. Throws a `FailedMigration` with
 * the file and its version, or the error of a disk that is full or away.
 */
export function migrateDb(db: OpenDb): void {
  const client = db.$client
  const version = Number(client.pragma('user_version', { simple: true }))
  if (version >= currentVersion) return
  let step = ''
  // A migration changes a table by creating it anew. Dropping the old one must not delete the rows that refer to it.
  client.pragma('foreign_keys = OFF')
  try {
    client.transaction(() => {
      for (const { name, sql } of migrations.slice(version)) {
        step = name
        client.exec(sql.replaceAll('--> statement-breakpoint', ''))
      }
      client.pragma(`application_id = ${APPLICATION_ID}`)
      client.pragma(`user_version = ${currentVersion}`)
      const broken = client.pragma('foreign_key_check')
      if (Array.isArray(broken) && broken.length > 0) throw new Error('it leaves foreign keys without their rows')
    })()
  } catch (error) {
    if (storageProblem(error, client.name) !== null) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new FailedMigration(
      `The migration ${step} of the database ${client.name} failed: ${reason}. The file is unchanged, at version ${version} instead of ${currentVersion}.`,
      { cause: error },
    )
  } finally {
    client.pragma('foreign_keys = ON')
  }
}

function journal(): string[] {
  // The journal is drizzle-kit's own file beside the migrations.
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  return entries.map((entry) => entry.tag)
}
