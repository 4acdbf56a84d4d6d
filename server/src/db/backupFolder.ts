import { closeSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { holderOf, markHolder } from './holder.ts'
import { Database } from './sqlite.ts'

/** Stays in the folder: a deleted lock could still be held by who had opened it. */
const LOCK = '.in-use'
/** Incomplete copies, which only a crash leaves. */
const PARTIAL = /^partial-[\da-f-]{36}\.sqlite(?:-journal)?$/

/**
 * Takes a folder for the copies of one server, until the returned function gives it back or the process ends. Removes
 * incomplete copies of a crash. Throws an `Error` that says in one sentence what is wrong.
 * @param pid the process to stop
 */
export function takeBackupFolder(folder: string, pid: number): () => void {
  const lock = join(folder, LOCK)
  let client: Database
  try {
    mkdirSync(folder, { recursive: true })
    closeSync(openSync(lock, 'a', 0o600))
    client = new Database(lock, { timeout: 0 })
  } catch {
    throw new Error(
      `The folder ${folder} for backups cannot be written. Give the server write access to it, or name another in BACKUP_DIR.`,
    )
  }
  try {
    // A lock of the system ends with its process, and holds between containers that share the folder.
    client.pragma('journal_mode = memory')
    client.exec('begin exclusive')
  } catch (error) {
    client.close()
    throw new Error(
      `The folder ${folder} for backups is in use by another server${holderOf(lock)}. Stop that one, or name another in BACKUP_DIR.`,
      { cause: error },
    )
  }
  const unmark = markHolder(lock, pid)
  for (const name of readdirSync(folder)) if (PARTIAL.test(name)) rmSync(join(folder, name), { force: true })
  return () => {
    unmark()
    client.close()
  }
}
