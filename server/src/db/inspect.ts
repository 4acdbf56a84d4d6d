import { existsSync, openSync, closeSync, accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { applicationId, currentVersion } from './migrate.ts'

/**
 * Looks at a database file before it is used and changes nothing in it.
 * Throws an `Error` that says in one sentence what is wrong and what to do.
 */
export function inspectDatabase(file: string): void {
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
  let client: Database.Database | undefined
  try {
    client = new Database(file, { readonly: true, fileMustExist: true })
    const damage = client.pragma('quick_check(1)', { simple: true })
    if (damage !== 'ok') throw new Error(String(damage))
  } catch (cause) {
    client?.close()
    throw new Error(`The database ${file} is damaged (${cause instanceof Error ? cause.message : cause}). ${advice}`, {
      cause,
    })
  }
  const id = client.pragma('application_id', { simple: true })
  const version = Number(client.pragma('user_version', { simple: true }))
  client.close()
  if (id !== applicationId)
    throw new Error(`The database ${file} is not one of Acometida. Name another file in DATABASE.`)
  if (version > currentVersion)
    throw new Error(
      `The database ${file} has version ${version} and this server knows up to ${currentVersion}. Use a newer server.`,
    )
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
