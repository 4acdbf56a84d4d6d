import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Chance } from '#src/core/chance.ts'
import { type OpenDb, openDb } from '#src/db/client.ts'
import { problemOf } from '#src/db/inspect.ts'
import { currentVersion, migrateDb } from '#src/db/migrate.ts'
import { type Clock, makeClock } from '#src/control/clock/clock.ts'
import { type Fault, makeFaults } from '#src/control/faults/faults.ts'
import { makeInbox } from '#src/control/inbox/inbox.ts'
import { type LoggedRequest, makeRequestLog } from '#src/control/requests/requestLog.ts'
import type { World, SavedWorld } from './world.type.ts'

export interface WorldOptions {
  readonly id?: string | undefined
  /** The world to copy; the seeded template where it is left out. */
  readonly from?: World | undefined
  readonly nowMs?: number | undefined
  readonly frozen?: boolean | undefined
}

/** A world on its way from one server to the next, with all that only memory holds of it. */
export interface HandedWorld {
  readonly id: string
  readonly createdAtMs: number
  /** Null for the default world where its database is a file, which stays where it is. */
  readonly bytes: Buffer | null
  /** The instant at which its clock stands still; null for one that runs. */
  readonly frozenAtMs: number | null
  /** Milliseconds by which its clock is ahead of the real time. */
  readonly aheadMs: number
  readonly faults: readonly Fault[]
  readonly requests: readonly LoggedRequest[]
  readonly snapshots: readonly (readonly [name: string, saved: SavedWorld])[]
}

export interface Worlds {
  readonly default: World
  readonly snapshots: Snapshots
  readonly get: (id: string) => World | undefined
  readonly list: () => readonly World[]
  /** Forks a world in memory. Returns null where the id is taken. */
  readonly create: (options: WorldOptions) => World | null
  /** Puts a world back to the template, its clock to where it started. */
  readonly reset: (world: World) => World
  readonly save: (world: World) => SavedWorld
  /** Puts a saved world in the place of the one with that id, or makes one where there is none. */
  readonly restore: (id: string, saved: SavedWorld) => World
  /** Throws a world and its snapshots away; the default one stays and false is returned. */
  readonly remove: (world: World) => boolean
  readonly handOver: () => HandedWorld[]
  /**
   * Takes up what another server has handed over: all worlds, or none where one does not fit, and then throws what is
   * wrong with it.
   */
  readonly takeUp: (handed: readonly HandedWorld[]) => void
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
  const snapshots = makeSnapshots()

  const put = (world: World): World => {
    worlds.set(world.id, world)
    return world
  }
  const fresh = (id: string, db: OpenDb, clock: Clock): World => ({
    id,
    createdAtMs: realNow(),
    db,
    clock,
    inbox: makeInbox(db, clock.now),
    faults: makeFaults(),
    log: makeRequestLog(),
  })
  const openDefault = (bytes = templateBytes, at: { nowMs?: number; frozen?: boolean } = start): World => {
    if (database !== ':memory:' && !existsSync(database)) writeWhole(database, bytes)
    const db = openDb(database === ':memory:' ? bytes : database)
    migrateDb(db)
    return put(fresh('default', db, makeClock(realNow, at)))
  }
  /** Puts other bytes in the place of a world's database. */
  const replace = (id: string, bytes: Buffer, at: { nowMs?: number; frozen?: boolean }): World => {
    worlds.get(id)?.db.$client.close()
    if (id !== 'default') return put(fresh(id, openDb(bytes), makeClock(realNow, at)))
    if (database !== ':memory:') for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true })
    return openDefault(bytes, at)
  }
  const bytesOf = ({ db }: World): Buffer => rollbackMode(db.$client.serialize())
  const save = (world: World): SavedWorld => ({
    bytes: bytesOf(world),
    nowMs: world.clock.now(),
    frozen: world.clock.frozen(),
  })
  openDefault()
  // The map has had the default world since the line above, and nothing takes it out.
  const defaultWorld = () => worlds.get('default') as World
  return {
    get default() {
      return defaultWorld()
    },
    snapshots,
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
      snapshots.forget(world.id)
      return worlds.delete(world.id)
    },
    handOver: () =>
      [...worlds.values()].map((world) => ({
        frozenAtMs: world.clock.frozen() ? world.clock.now() : null,
        aheadMs: world.clock.now() - realNow(),
        bytes: world.id === 'default' && database !== ':memory:' ? null : bytesOf(world),
        id: world.id,
        createdAtMs: world.createdAtMs,
        faults: world.faults.list(),
        requests: world.log.list(),
        snapshots: snapshots.list(world),
      })),
    takeUp: (handed) => {
      const found: World[] = []
      try {
        for (const { id, createdAtMs, bytes, frozenAtMs, aheadMs, faults, requests, ...others } of handed) {
          for (const each of [bytes, ...others.snapshots.map(([, saved]) => saved.bytes)]) {
            const problem = each && problemOf(each)
            if (problem) throw new Error(`the world ${id} ${problem}`)
          }
          const db = bytes === null ? defaultWorld().db : openDb(currentBytes(bytes))
          const nowMs = frozenAtMs ?? realNow() + aheadMs
          const clock = makeClock(realNow, { nowMs, frozen: frozenAtMs !== null })
          const lasting = { createdAtMs, faults: makeFaults([...faults]), log: makeRequestLog([...requests]) }
          found.push({ ...fresh(id, db, clock), ...lasting })
        }
      } catch (error) {
        for (const { db } of found) if (db !== defaultWorld().db) db.$client.close()
        throw error
      }
      for (const world of found) {
        const { db } = worlds.get(world.id) ?? world
        if (db !== world.db) db.$client.close()
        put(world)
      }
      for (const { id, snapshots: own } of handed) for (const [name, saved] of own) snapshots.put(id, name, saved)
    },
    close: () => {
      for (const world of worlds.values()) world.db.$client.close()
    },
  }
}

/**
 * Writes a file that is there whole or not at all, so that a full disk leaves no half of a database for the next start.
 */
function writeWhole(file: string, bytes: Buffer): void {
  const partial = `${file}.partial`
  try {
    writeFileSync(partial, bytes)
    renameSync(partial, file)
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

/** The bytes of a template with the tables of this server; without a template, with nothing in them. */
function currentBytes(template: Buffer | null): Buffer {
  if (template !== null && versionOf(template) === currentVersion) return rollbackMode(template)
  const db = openDb(template === null ? ':memory:' : rollbackMode(template))
  migrateDb(db)
  const bytes = db.$client.serialize()
  db.$client.close()
  return bytes
}

/** Which `user_version` a SQLite file has, by its header; null for what is shorter than one. */
function versionOf(bytes: Buffer): number | null {
  return bytes.length < 100 ? null : bytes.readUInt32BE(60)
}

/** Bytes 18 and 19 of a SQLite file say whether it uses a write-ahead log, which a database in memory cannot. */
function rollbackMode(bytes: Buffer): Buffer {
  if (bytes[18] === 1 && bytes[19] === 1) return bytes
  const copy = Buffer.from(bytes)
  copy.fill(1, 18, 20)
  return copy
}

/** The snapshots of each world by their names, for as long as the server runs. */
interface Snapshots {
  /** In the order in which they were taken. */
  readonly list: (world: World) => readonly [name: string, saved: SavedWorld][]
  readonly put: (id: string, name: string, saved: SavedWorld) => void
  readonly find: (world: World, name: string) => SavedWorld | undefined
  /** Whether there was one. */
  readonly remove: (world: World, name: string) => boolean
  /** Throws all of a world away. */
  readonly forget: (id: string) => void
}

function makeSnapshots(): Snapshots {
  const kept = new Map<string, Map<string, SavedWorld>>()
  const of = (id: string): Map<string, SavedWorld> => {
    const own = kept.get(id) ?? new Map<string, SavedWorld>()
    kept.set(id, own)
    return own
  }
  return {
    list: ({ id }) => [...of(id)],
    put: (id, name, saved) => {
      of(id).delete(name)
      of(id).set(name, saved)
    },
    find: ({ id }, name) => of(id).get(name),
    remove: ({ id }, name) => of(id).delete(name),
    forget: (id) => void kept.delete(id),
  }
}
