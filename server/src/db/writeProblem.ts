import { clientOf } from './client.ts'
import { storageProblem } from './storageProblem.ts'
import type { Db } from './db.type.ts'

/**
 * Why nothing can be written to a database, in one sentence; null where it can. Only a write tells, and it has to reach
 * the disk: the version of the tables is set to what it is, which changes no row.
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
