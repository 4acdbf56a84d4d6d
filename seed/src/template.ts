import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { openDb } from '@acometida/server/db/client'
import { migrateDb } from '@acometida/server/db/migrate'
import { buildWorld, type WorldOptions } from './world.ts'

/** The instant at which the default world begins: 16 March 2026, 10:00 in Madrid. */
export const defaultNowMs = Date.UTC(2026, 2, 16, 9)

/**
 * Writes the file that worlds are forked from: one compact SQLite database without side files. It takes the place of an
 * older one only when it is complete. Throws an Error that says in one sentence why the file cannot be written.
 */
export function buildTemplate(file: string, options: WorldOptions): void {
  const unfinished = `${file}.${process.pid}.tmp`
  makeFolder(file)
  try {
    const db = openDb(unfinished)
    try {
      migrateDb(db)
      buildWorld(db, options)
      // Leaving WAL folds its file back, so that copying one file copies all.
      db.$client.pragma('journal_mode = DELETE')
      // In pages of 4 kB half of a small world is air, and it is copied for each test.
      if (!options.scale) db.$client.pragma('page_size = 1024')
      db.$client.exec('VACUUM')
    } finally {
      db.$client.close()
    }
    renameSync(unfinished, file)
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(unfinished + suffix, { force: true })
  }
}

function makeFolder(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
  } catch (error) {
    throw new Error(
      `The world cannot be written to ${file}: its folder cannot be created. Name a folder that this user may write to.`,
      { cause: error },
    )
  }
}
