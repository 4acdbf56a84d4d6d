import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '@acometida/server/config'
import { Database } from '@acometida/server/db/sqlite'

/**
 * Parses the `--scale` of `npm start`: the thousands of supplies to add to those of the personas. Throws a sentence for
 * any other text.
 */
export function readScale(typed: string): number {
  if (/^\d+$/.test(typed) && Number(typed) <= 2_000) return Number(typed)
  throw new Error(`--scale is "${typed}"; allowed: thousands of supplies, a whole number from 0 to 2000.`)
}

/** Throws a sentence if a default world exists, which is kept unchanged, and does not have so many supplies. */
export function assertScale(scale: number, { database, template }: Pick<Config, 'database' | 'template'>): void {
  if (scale === 0) return
  if (template !== null) throw new Error('--scale makes a template, and TEMPLATE names one. Omit one of them.')
  if (database === ':memory:' || !existsSync(database)) return
  const client = new Database(database)
  const supplies = Number(client.prepare('select count(*) from supply_point').pluck().get())
  client.close()
  if (supplies >= scale * 1_000) return
  const place = dirname(database) === 'data' ? 'data/' : database
  throw new Error(
    `${database} holds a world already, of ${supplies} supplies: delete ${place}, or name another file in DATABASE, to start with --scale ${scale}.`,
  )
}
