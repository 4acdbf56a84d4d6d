import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '@acometida/server/config'
import { Database } from '@acometida/server/db/sqlite'

/**
 * How many thousand supplies beside those of the personas `npm start` is to begin with, as `npm run seed` takes them; 0 without a
 * word of it. Throws a sentence where something else is typed.
 */
export function readScale(words: readonly string[]): number {
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options: { scale: { type: 'string' } },
    strict: false,
    tokens: true,
  })
  const unknown = tokens.find((token) => token.kind === 'option' && token.name !== 'scale')
  const word = unknown?.kind === 'option' ? unknown.rawName : positionals[0]
  if (word !== undefined)
    throw new Error(
      `npm start does not know "${word}". It knows --scale <thousands of supplies>: npm start -- --scale 10`,
    )
  const { scale = '0' } = values
  if (typeof scale === 'string' && /^\d+$/.test(scale) && Number(scale) <= 2_000) return Number(scale)
  throw new Error(
    `--scale counts thousands of supplies, from 0 to 2000; "${scale === true ? '' : scale}" is none of them.`,
  )
}

/** Throws a sentence where there is a default world already, which stays as it is, and it has not so many supplies. */
export function assertScale(scale: number, { database, template }: Pick<Config, 'database' | 'template'>): void {
  if (scale === 0) return
  if (template !== null) throw new Error('--scale makes a template and TEMPLATE names one. Leave out one of them.')
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
