import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenDb, openDb } from './client.ts'
import { currentVersion } from './migrate.ts'

/** Checks that copies can be written to a folder. Throws an `Error` that says in one sentence what is wrong. */
export function prepareBackupFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    closeSync(openPartial(folder))
    rmSync(partialFile(folder))
  } catch {
    throw new Error(
      `The folder ${folder} for backups cannot be written. Give the server write access to it, or name another in BACKUP_DIR.`,
    )
  }
}

/**
 * Makes a function that copies a database in use into a folder, and resolves to the name of the copy. It copies a few
 * pages per turn of the event loop, so calls are answered meanwhile, and their writes are in the copy too. The copy
 * gets its name (`name`, the time, `.sqlite`) when the last page is done, so a named copy is complete. A second request
 * during a copy gets the same copy, which has everything written before the request. Only the newest `keep` of the
 * regular copies stay; null keeps all.
 */
export function makeBackups(
  folder: string,
  database: () => OpenDb,
  realNow: () => number,
  keep: number | null = null,
  name = REGULAR,
): () => Promise<string> {
  let runningCopy: Promise<string> | null = null
  return () => (runningCopy ??= copy().finally(() => (runningCopy = null)))

  async function copy(): Promise<string> {
    const partial = partialFile(folder)
    try {
      closeSync(openPartial(folder))
      await database().$client.backup(partial)
      const file = join(folder, `${name}-${new Date(realNow()).toISOString().replaceAll(':', '-')}.sqlite`)
      flush(partial)
      renameSync(partial, file)
      flush(folder)
      if (keep !== null) deleteOldest(folder, keep)
      return file
    } catch (error) {
      rmSync(partial, { force: true })
      throw error
    }
  }
}

/** Makes a copy at each interval. Returns a function that stops it. */
export function repeatBackups(backUp: () => Promise<void>, everyMinutes: number): () => void {
  const timer = setInterval(() => void backUp(), everyMinutes * 60_000)
  return () => clearInterval(timer)
}

/** The name of the copies that a running server makes. */
const REGULAR = 'acometida'
/** The names of regular copies. Other files of the folder were put there by somebody, or precede a migration. */
const COPY = /^acometida-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.sqlite$/

/** The names begin with the time, so the order of names is that of age. */
function deleteOldest(folder: string, keep: number): void {
  const copies = readdirSync(folder)
    .filter((name) => COPY.test(name))
    .toSorted()
  for (const name of copies.slice(0, -keep)) rmSync(join(folder, name), { force: true })
}

/**
 * Copies a database of an earlier version before its migration, and prints where. Throws an `Error` with one sentence
 * if it cannot be copied; the database is unchanged then.
 */
export async function copyBeforeMigration(file: string, folder: string): Promise<void> {
  if (file === ':memory:' || !existsSync(file)) return
  const db = openDb(file)
  try {
    const version = Number(db.$client.pragma('user_version', { simple: true }))
    if (version >= currentVersion) return
    const copy = await makeBackups(folder, () => db, Date.now, null, `before-version-${currentVersion}`)()
    console.log(`Backup at ${copy}, before its tables go from version ${version} to ${currentVersion}.`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The database ${file} is of an earlier version and could not be copied to ${folder} first (${reason}). It was left as it is.`,
      { cause: error },
    )
  } finally {
    db.$client.close()
  }
}

const partialFile = (folder: string): string => join(folder, 'partial.sqlite')

/**
 * Creates an empty file that nobody else may read, since it will hold the contents of the database. Removes one that a
 * crash has left behind.
 */
function openPartial(folder: string): number {
  rmSync(partialFile(folder), { force: true })
  return openSync(partialFile(folder), 'wx', 0o600)
}

function flush(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
