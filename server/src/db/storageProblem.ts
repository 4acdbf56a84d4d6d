import { clientOf } from './client.ts'
import type { Db } from './db.type.ts'

/**
 * The problem of the disk or folder of a database, in one sentence with what to do; null for an error of another kind.
 * None of these problems means that the database is damaged.
 * @param error thrown by SQLite or the file system
 */
export function storageProblem(error: unknown, file: string): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT')
    return `There is no space left for the database ${file}. Make room on its disk; what is in it stays as it is.`
  if (code.startsWith('SQLITE_IOERR') || code === 'EIO')
    return `The database ${file} cannot be read or written now (${code}). Its disk may be full, away or broken: see to it; the file was left as it is.`
  if (code.startsWith('SQLITE_CANTOPEN'))
    return `The database ${file}, or its -wal or -shm, cannot be opened. Give the server access to them and to their folder.`
  if (code.startsWith('SQLITE_READONLY') || code === 'EROFS')
    return `The database ${file} cannot be written. Give the server write access to it.`
  return null
}

/**
 * The reason why a database cannot be written, in one sentence; null if it can. Only a write that reaches the disk can
 * tell, so this sets the version of the tables to its present value, which changes no row.
 */
export function writeProblem(db: Db, file: string): string | null {
  const client = clientOf(db)
  try {
    client.pragma(`user_version = ${Number(client.pragma('user_version', { simple: true }))}`)
    return null
  } catch (error) {
    return storageProblem(error, file) ?? (error instanceof Error ? error.message : String(error))
  }
}
