import { statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { clientOf } from './client.ts'
import type { Db } from './db.type.ts'

const noSpace = (file: string): string =>
  `The disk of the database ${file} is full. Free some space on it. The data is unchanged.`

/** The bytes that the server's user may still write to the disk of a file; Infinity for a database in memory. */
function freeBytes(file: string): number {
  if (file === ':memory:') return Infinity
  const { bavail, bfree, bsize } = statfsSync(dirname(resolve(file)))
  // Some file systems keep the last blocks for root.
  return bsize * (process.getuid?.() === 0 ? bfree : bavail)
}

/**
 * The problem of the disk or folder of a database, in one sentence with what to do; null for an error of another kind.
 * None of these problems means that the database is damaged.
 * @param error thrown by SQLite or the file system
 */
export function storageProblem(error: unknown, file: string): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT') return noSpace(file)
  if (code.startsWith('SQLITE_IOERR') || code === 'EIO')
    return `The database ${file} cannot be read or written now (${code}). Its disk may be full, disconnected or broken: check it. The file is unchanged.`
  if (code.startsWith('SQLITE_CANTOPEN'))
    return `The database ${file}, or its -wal or -shm, cannot be opened. Give the server access to them and to their folder.`
  if (code.startsWith('SQLITE_READONLY') || code === 'EROFS')
    return `The database ${file} cannot be written. Give the server write access to it.`
  return null
}

/** A disk with less free space has no room for the pages of an ordinary call. */
const LEAST_FREE_BYTES = 1024 * 1024

/**
 * The reason why a database cannot be written, in one sentence; null if it can. Only a write that reaches the disk can
 * tell, so this sets the version of the tables to its present value, which changes no row. Its page may find room in
 * the log of SQLite when larger writes fail already, so the free space of the disk counts too.
 */
export function writeProblem(db: Db, file: string): string | null {
  const client = clientOf(db)
  try {
    if (freeBytes(file) < LEAST_FREE_BYTES) return noSpace(file)
    client.pragma(`user_version = ${Number(client.pragma('user_version', { simple: true }))}`)
    return null
  } catch (error) {
    return storageProblem(error, file) ?? (error instanceof Error ? error.message : String(error))
  }
}

/**
 * Whether an error comes from a database that was closed. Only a world that is replaced or removed closes its own, and
 * a call that is under way then still has it.
 */
export function isOfClosedDatabase(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'The database connection is not open'
}
