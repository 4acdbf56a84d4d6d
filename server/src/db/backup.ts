import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { renameIntoPlace } from '#src/base/writeAtomically.ts'
import { type OpenDb, openDb } from './client.ts'
import { currentVersion } from './migrate.ts'

/**
 * Makes a function that copies a database in use into a folder, and resolves to the name of the copy, such as
 * `acometida-000007-2026-03-16T09-00-00.000Z.sqlite`. It copies a few pages per turn of the event loop, so calls are
 * answered meanwhile, and their writes are in the copy too. The copy gets its name when the last page is done, so a
 * named copy is complete. A second request during a copy gets the same copy, which has everything written before the
 * request. Only the newest `keep` of the regular copies stay; null keeps all.
 */
export function makeBackups(
  folder: string,
  database: () => OpenDb,
  realNow: () => number,
  keep: number | null = null,
): () => Promise<string> {
  let runningCopy: Promise<string> | null = null
  return () => (runningCopy ??= copy().finally(() => (runningCopy = null)))

  async function copy(): Promise<string> {
    const partial = await copyInto(folder, database())
    const number = numberOf(copiesIn(folder).at(-1) ?? '') + 1
    const file = join(folder, `acometida-${String(number).padStart(6, '0')}-${timeOf(realNow())}.sqlite`)
    renameIntoPlace(partial, file)
    if (keep !== null) deleteOldest(folder, keep)
    return file
  }
}

/** Makes a copy at each interval. Returns a function that stops it. */
export function repeatBackups(backUp: () => Promise<void>, everyMinutes: number): () => void {
  const timer = setInterval(() => void backUp(), everyMinutes * 60_000)
  return () => clearInterval(timer)
}

/** Regular copies: their number, which earlier servers did not give, and the time. Other files are somebody's own. */
const COPY = /^acometida-(?:(\d{6,})-)?\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.sqlite$/

/** Deletes the copies with the lowest numbers. Their times may be out of order, because a clock can be set back. */
function deleteOldest(folder: string, keep: number): void {
  for (const name of copiesIn(folder).slice(0, -keep)) rmSync(join(folder, name), { force: true })
}

/** The regular copies in a folder, the oldest first. */
function copiesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => COPY.test(name))
    .toSorted((one, other) => numberOf(one) - numberOf(other) || (one < other ? -1 : 1))
}

const numberOf = (name: string): number => Number(COPY.exec(name)?.[1] ?? 0)

/**
 * Copies a database of an earlier version before its migration, and prints where. A copy that an earlier attempt made
 * of the same contents counts. Returns its name; null if no migration is due. Throws an `Error` with one sentence if
 * the database cannot be copied; it is unchanged then.
 */
export async function copyBeforeMigration(file: string, folder: string): Promise<string | null> {
  if (file === ':memory:' || !existsSync(file)) return null
  const db = openDb(file)
  try {
    const version = Number(db.$client.pragma('user_version', { simple: true }))
    if (version >= currentVersion) return null
    const copy = await copyOnce(folder, db, `before-version-${currentVersion}-`)
    console.log(`Backup at ${copy}, made before the database is migrated from version ${version} to ${currentVersion}.`)
    return copy
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The database ${file} was not migrated, because it could not be copied to ${folder} first: ${reason}. The file is unchanged.`,
      { cause: error },
    )
  } finally {
    db.$client.close()
  }
}

/** Copies a database, unless a copy with that start of its name has the same contents. Returns the name of the copy. */
async function copyOnce(folder: string, db: OpenDb, start: string): Promise<string> {
  const partial = await copyInto(folder, db)
  const same = readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .map((name) => join(folder, name))
    .find((earlier) => isSame(earlier, partial))
  if (same === undefined) {
    const file = join(folder, `${start}${timeOf(Date.now())}.sqlite`)
    renameIntoPlace(partial, file)
    return file
  }
  rmSync(partial)
  return same
}

const BLOCK_BYTES = 1024 * 1024

/** Whether two files have the same contents. */
function isSame(one: string, other: string): boolean {
  const files = [openSync(one, 'r'), openSync(other, 'r')] as const
  const [block, otherBlock] = [Buffer.alloc(BLOCK_BYTES), Buffer.alloc(BLOCK_BYTES)]
  try {
    for (;;) {
      const [read, otherRead] = [readSync(files[0], block), readSync(files[1], otherBlock)]
      if (read !== otherRead || !block.subarray(0, read).equals(otherBlock.subarray(0, read))) return false
      if (read === 0) return true
    }
  } finally {
    for (const each of files) closeSync(each)
  }
}

/**
 * Copies a database into a new file, which nobody else may read, since it holds the contents of the database. Resolves
 * to its name.
 */
async function copyInto(folder: string, db: OpenDb): Promise<string> {
  const partial = join(folder, `partial-${randomUUID()}.sqlite`)
  try {
    closeSync(openSync(partial, 'wx', 0o600))
    await db.$client.backup(partial)
    return partial
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

/** An instant as a part of a file name. */
function timeOf(ms: number): string {
  return new Date(ms).toISOString().replaceAll(':', '-')
}
