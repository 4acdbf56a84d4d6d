import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenDb } from './client.ts'

/** Makes sure that copies can be written to a folder. Throws an `Error` that says in one sentence what is wrong. */
export function prepareBackupFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    closeSync(openPartial(folder))
    rmSync(partialIn(folder))
  } catch {
    throw new Error(
      `The folder ${folder} for backups cannot be written. Give the server write access to it, or name another in BACKUP_DIR.`,
    )
  }
}

/**
 * Gives a function that copies a database that is in use into a folder, and resolves to the name of the copy. It goes a few pages a turn
 * of the event loop, so calls are answered meanwhile, and what they write is in the copy too: the copy is the database as it is when the
 * last page is done. Only then does it get its name, so what has one is whole. Asked again while it copies, it is the same copy, for
 * whatever was written before the asking will be in that.
 */
export function makeBackups(folder: string, database: () => OpenDb, realNow: () => number): () => Promise<string> {
  let underWay: Promise<string> | null = null
  return () => (underWay ??= copy().finally(() => (underWay = null)))

  async function copy(): Promise<string> {
    const partial = partialIn(folder)
    try {
      closeSync(openPartial(folder))
      await database().$client.backup(partial)
      const name = join(folder, `acometida-${new Date(realNow()).toISOString().replaceAll(':', '-')}.sqlite`)
      sync(partial)
      renameSync(partial, name)
      sync(folder)
      return name
    } catch (error) {
      rmSync(partial, { force: true })
      throw error
    }
  }
}

const partialIn = (folder: string): string => join(folder, 'partial.sqlite')

/** An empty file that nobody else may read, for it will hold what the database holds. One that a crash has left behind goes. */
function openPartial(folder: string): number {
  rmSync(partialIn(folder), { force: true })
  return openSync(partialIn(folder), 'wx', 0o600)
}

/** What the system still keeps in memory is on the disk afterwards. */
function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
