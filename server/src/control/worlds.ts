import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Chance } from '#src/core/chance.ts'
import { type OpenDb, openDb } from '#src/db/client.ts'
import { migrateDb } from '#src/db/migrate.ts'
import { type Clock, makeClock } from './clock.ts'
import { type Faults, makeFaults } from './faults.ts'
import { type Inbox, makeInbox } from './inbox.ts'
import { makeRequestLog, type RequestLog } from './requestLog.ts'

/** Everything that can differ between two test runs. */
export interface World {
  readonly id: string
  readonly createdAtMs: number
  readonly db: OpenDb
  readonly clock: Clock
  readonly inbox: Inbox
  readonly faults: Faults
  readonly log: RequestLog
}

export interface WorldOptions {
  readonly id?: string | undefined
  /** The world to copy; the seeded template where it is left out. */
  readonly from?: World | undefined
  readonly nowMs?: number | undefined
  readonly frozen?: boolean | undefined
}

/** A world at rest: what is copied, kept and taken elsewhere. Faults and the log are not. */
export interface SavedWorld {
  readonly bytes: Buffer
  readonly nowMs: number
  readonly frozen: boolean
}

export interface Worlds {
  readonly default: World
  readonly get: (id: string) => World | undefined
  readonly list: () => readonly World[]
  /** Forks a world in memory. Returns null where the id is taken. */
  readonly create: (options: WorldOptions) => World | null
  /** Puts a world back to the template, its clock to where it started. */
  readonly reset: (world: World) => World
  readonly save: (world: World) => SavedWorld
  /** Puts a saved world in the place of the one with that id, or makes one where there is none. */
  readonly restore: (id: string, saved: SavedWorld) => World
  /** Throws a world away; the default one stays and false is returned. */
  readonly remove: (world: World) => boolean
  readonly close: () => void
}

export interface WorldsSettings {
  readonly database: string
  readonly template: string | null
  readonly nowMs: number | null
  readonly chance: Chance
  readonly realNow: () => number
}

/** The default world in its database file, and the forks of it and of the template in memory. */
export function openWorlds({ database, template, nowMs, chance, realNow }: WorldsSettings): Worlds {
  const templateBytes = currentBytes(template === null ? null : readFileSync(template))
  const start = nowMs === null ? {} : { nowMs, frozen: true }
  const worlds = new Map<string, World>()

  const put = (id: string, db: OpenDb, clock: Clock): World => {
    const world = {
      id,
      createdAtMs: realNow(),
      db,
      clock,
      inbox: makeInbox(db, clock.now),
      faults: makeFaults(),
      log: makeRequestLog(),
    }
    worlds.set(id, world)
    return world
  }
  const openDefault = (bytes = templateBytes, at: { nowMs?: number; frozen?: boolean } = start): World => {
    if (database !== ':memory:' && !existsSync(database)) writeFileSync(database, bytes)
    const db = openDb(database === ':memory:' ? bytes : database)
    migrateDb(db)
    return put('default', db, makeClock(realNow, at))
  }
  /** Puts other bytes in the place of a world's database. */
  const replace = (id: string, bytes: Buffer, at: { nowMs?: number; frozen?: boolean }): World => {
    worlds.get(id)?.db.$client.close()
    if (id !== 'default') return put(id, openDb(bytes), makeClock(realNow, at))
    if (database !== ':memory:') for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true })
    return openDefault(bytes, at)
  }
  const save = ({ db, clock }: World): SavedWorld => ({
    bytes: rollbackMode(db.$client.serialize()),
    nowMs: clock.now(),
    frozen: clock.frozen(),
  })
  openDefault()
  // The map has had the default world since the line above, and nothing takes it out.
  const defaultWorld = () => worlds.get('default') as World
  return {
    get default() {
      return defaultWorld()
    },
    get: (id) => worlds.get(id),
    list: () => [...worlds.values()],
    create: ({ id = chance.id(), from, nowMs: at, frozen }) => {
      if (worlds.has(id)) return null
      const { bytes, ...running } = from ? save(from) : { bytes: templateBytes, ...start }
      return replace(id, bytes, {
        ...running,
        ...(at === undefined ? {} : { nowMs: at }),
        ...(frozen === undefined ? {} : { frozen }),
      })
    },
    reset: (world) => replace(world.id, templateBytes, start),
    save,
    restore: (id, { bytes, ...at }) => replace(id, currentBytes(bytes), at),
    remove: (world) => {
      if (world.id === 'default') return false
      world.db.$client.close()
      return worlds.delete(world.id)
    },
    close: () => {
      for (const world of worlds.values()) world.db.$client.close()
    },
  }
}

/** The bytes of a template with the tables of this server; without a template, with nothing in them. */
function currentBytes(template: Buffer | null): Buffer {
  const db = openDb(template === null ? ':memory:' : rollbackMode(template))
  migrateDb(db)
  const bytes = db.$client.serialize()
  db.$client.close()
  return bytes
}

/** Bytes 18 and 19 of a SQLite file say whether it uses a write-ahead log, which a database in memory cannot. */
function rollbackMode(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  copy.fill(1, 18, 20)
  return copy
}
