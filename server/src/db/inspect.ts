import { accessSync, closeSync, constants, existsSync, openSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '#src/config.ts'
import { holderOf } from './holder.ts'
import { APPLICATION_ID, currentVersion } from './migrate.ts'
import { Database, SqliteError } from './sqlite.ts'
import { storageProblem } from './storageProblem.ts'

/**
 * Checks a database file before it is used, without a change to it. Throws an `Error` that says in one sentence what is
 * wrong and what to do.
 */
export function inspectDatabase(file: string, mode: Config['mode']): void {
  if (file === ':memory:') return
  if (!existsSync(file)) return inspectFolder(dirname(file))
  const advice = 'Put a good copy in its place, or move it away to start from the seeded world.'
  if (statSync(file).size === 0) throw new Error(`The database ${file} is empty. ${advice}`)
  try {
    accessSync(file, constants.W_OK)
    closeSync(openSync(file, 'r+'))
  } catch {
    throw new Error(`The database ${file} cannot be written. Give the server write access to it.`)
  }
  const { damage, id, version } = readContents(file)
  if (damage === 'in use')
    throw new Error(
      `The database ${file} is in use by another server${holderOf(file)}. Stop that one, or name another file in DATABASE.`,
    )
  if (damage !== null) throw new Error(`The database ${file} is damaged (${damage}). ${advice}`)
  if (id !== APPLICATION_ID)
    throw new Error(`The database ${file} is not an Acometida database. Name another file in DATABASE.`)
  if (version > currentVersion) {
    // A development database with a later migration is expendable.
    const expendable = dirname(file) === 'data' ? 'data/' : file
    throw new Error(
      `The database ${file} has version ${version} and this server knows up to ${currentVersion}. ` +
        `Use a newer server${mode === 'development' ? `, or delete ${expendable} to start from the seeded world` : ''}.`,
    )
  }
}

/** The reason why bytes are no world of this server, in a few words; null if they are one. */
export function databaseProblem(bytes: Buffer): string | null {
  try {
    const client = new Database(bytes)
    try {
      const { damage, id, version } = contentsOf(client)
      if (damage !== null) return `is damaged (${damage})`
      if (id !== APPLICATION_ID) return 'is not an Acometida database'
      return version > currentVersion ? `has version ${version}, and this server knows up to ${currentVersion}` : null
    } finally {
      client.close()
    }
  } catch (error) {
    if (!(error instanceof SqliteError)) throw error
    return `is damaged (${error.message})`
  }
}

interface Contents {
  /** The damage of the file; null for none. */
  readonly damage: string | null
  readonly id: unknown
  readonly version: number
}

function readContents(file: string): Contents {
  // Reading a database with a write-ahead log creates files beside it, which nothing else removes.
  const files = ['-wal', '-shm'].map((end) => file + end).filter((path) => !existsSync(path))
  let client: Database | undefined
  try {
    client = new Database(file, { readonly: true, fileMustExist: true, timeout: 0 })
    return contentsOf(client)
  } catch (error) {
    if (!(error instanceof SqliteError)) throw error
    const problem = storageProblem(error, file)
    if (problem !== null) throw new Error(problem, { cause: error })
    return { damage: error.code.startsWith('SQLITE_BUSY') ? 'in use' : error.message, id: 0, version: 0 }
  } finally {
    client?.close()
    for (const path of files) rmSync(path, { force: true })
  }
}

function contentsOf(client: Database): Contents {
  const found = String(client.pragma('quick_check(1)', { simple: true }))
  const damage = found === 'ok' ? null : found.replace('*** in database main ***\n', '')
  const id = client.pragma('application_id', { simple: true })
  return { damage, id, version: Number(client.pragma('user_version', { simple: true })) }
}

function inspectFolder(folder: string): void {
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new Error(
      `The folder ${folder} for the database does not exist or cannot be written. Make it, or name another file in DATABASE.`,
    )
  }
}
