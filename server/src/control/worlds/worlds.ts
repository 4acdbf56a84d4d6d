import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { WorldCreation } from '@acometida/api-spec/generated/control'
import { watchLimits } from '@acometida/api-spec/rules/watchLimits'
import { renameIntoPlace, writePartialFile, writeAtomically } from '#src/base/writeAtomically.ts'
import type { Config } from '#src/config.ts'
import { type Clock, makeClock } from '#src/control/clock/clock.ts'
import { type CountedPart, type CoverageCount, makeCoverageCount } from '#src/control/coverage/coverageCount.ts'
import { makeEventLog, type WorldEvent } from '#src/control/events/eventLog.ts'
import { makeFaults } from '#src/control/faults/faults.ts'
import { makeInbox } from '#src/control/inbox/inbox.ts'
import { makeRequestLog } from '#src/control/requests/requestLog.ts'
import { makeWatch } from '#src/control/watch/watch.ts'
import { makeWatchMemory } from '#src/control/watch/watchMemory.ts'
import type { Chance } from '#src/core/chance.ts'
import { type OpenDb, openDb } from '#src/db/client.ts'
import { databaseProblem } from '#src/db/inspect.ts'
import { currentVersion, migrateDb } from '#src/db/migrate.ts'
import { type KeptParts, keptPartsOf } from './keptParts.ts'
import type { SavedWorld } from './savedWorld.type.ts'
import type { World } from './world.type.ts'
import { makeWorldLifetime } from './worldLifetime.ts'

export interface WorldOptions extends Omit<WorldCreation, 'from' | 'now' | 'ttlSeconds'> {
  /** The world to copy; the seeded template by default. */
  readonly from?: World | undefined
  readonly nowMs?: number | undefined
  /** Milliseconds without a call after which it ends; by default those of the server. */
  readonly ttlMs?: number | undefined
}

/** A world that is handed to the next server, with everything of it that is only in memory. */
export interface HandedWorld extends KeptParts, Pick<World, 'id' | 'createdAtMs'> {
  readonly ttlMs: number | null
  /** Its coverage; null if it counts none. */
  readonly coverage: readonly CountedPart[] | null
  /** Null for a default world whose database is a file, which stays in place. */
  readonly bytes: Buffer | null
  /** The instant at which its clock is frozen; null for a running clock. */
  readonly frozenAtMs: number | null
  /** Milliseconds by which its clock is ahead of the real time. */
  readonly aheadMs: number
  readonly events: readonly WorldEvent[]
  readonly snapshots: readonly (readonly [name: string, saved: SavedWorld])[]
}

export interface Worlds {
  readonly default: World
  readonly snapshots: Snapshots
  /** The world with an id. The call extends its life. A world whose time is over ends here. */
  readonly get: (id: string) => World | undefined
  readonly list: () => readonly World[]
  /** Whether the server holds the most worlds that it may. */
  readonly isFull: () => boolean
  /** Removes the worlds that nobody has called within their time to live. */
  readonly endIdle: () => void
  /** Forks a world in memory. Returns null if the id is taken. */
  readonly create: (options: WorldOptions) => World | null
  /** Resets a world to the template, and its clock to its start. */
  readonly reset: (world: World) => World
  readonly save: (world: World) => SavedWorld
  /** Replaces the world with an id by a saved one, or creates it. Takes over the kept parts, if there are any. */
  readonly restore: (id: string, saved: SavedWorld, kept?: KeptParts | null) => World
  /** Returns a world to a saved state. Its faults, log and events stay. */
  readonly rewind: (world: World, saved: SavedWorld) => World
  /** Removes a world and its snapshots. Returns false for the default world, which stays. */
  readonly remove: (world: World) => boolean
  readonly handOver: () => HandedWorld[]
  /**
   * Takes up what another server has handed over: all worlds, or none if one does not fit. Then it throws what is wrong
   * with it.
   */
  readonly takeOver: (handed: readonly HandedWorld[]) => void
  readonly close: () => void
}

export interface WorldsSettings extends Pick<
  Config,
  'database' | 'template' | 'nowMs' | 'maxWorlds' | 'worldTtlMs' | 'watch'
> {
  /** The shared count of all worlds that were not told whether to count. */
  readonly coverage?: CoverageCount | null
  /** The bytes that all watched worlds may keep together. */
  readonly watchBytes?: number
  readonly chance: Chance
  readonly realNow: () => number
}

/** The parts of a world that outlive its database. */
type LastingParts = Pick<World, 'label' | 'proxied' | 'life' | 'events' | 'coverage'> &
  Partial<World> & { readonly watched: boolean }

/** Opens the default world in its database file. Forks of it and of the template are in memory. */
export function openWorlds(settings: WorldsSettings): Worlds {
  const { database, template, nowMs, maxWorlds, worldTtlMs, chance, realNow } = settings
  const { watchBytes = watchLimits.megabytes * 1024 * 1024 } = settings
  const templateBytes = currentBytes(template === null ? null : readFileSync(template))
  const start = nowMs === null ? {} : { nowMs, frozen: true }
  const worlds = new Map<string, World>()
  const snapshots = makeSnapshots()
  const watchMemory = makeWatchMemory(watchBytes)

  const put = (world: World): World => {
    const old = worlds.get(world.id)
    if (old?.watch !== world.watch) old?.watch?.clear()
    worlds.set(world.id, world)
    return world
  }
  const lastingOf = (options: Omit<WorldOptions, 'from' | 'nowMs' | 'frozen'>, id: string): LastingParts => ({
    label: options.label ?? null,
    proxied: options.proxied ?? null,
    life: makeWorldLifetime(id === 'default' ? null : (options.ttlMs ?? worldTtlMs), realNow),
    events: makeEventLog(realNow),
    watched: options.proxied !== undefined || (options.watch ?? settings.watch),
    coverage:
      options.coverage === undefined ? (settings.coverage ?? null) : options.coverage ? makeCoverageCount() : null,
  })
  const takenParts = ({ label, proxied, faults, requests, watchedCalls }: KeptParts, isWatched: boolean) => {
    const watched = isWatched || watchedCalls !== null
    const watch = watched ? makeWatch(watchMemory, watchedCalls ?? []) : null
    return { label, proxied, faults: makeFaults([...faults]), log: makeRequestLog([...requests]), watched, watch }
  }
  const makeWorld = (id: string, db: OpenDb, clock: Clock, { watched, ...lasting }: LastingParts): World => ({
    id,
    createdAtMs: realNow(),
    db,
    clock,
    inbox: makeInbox(db, clock.now, ({ number, channel, atMs }) =>
      lasting.events.add('message', atMs, `${channel} sent`, number),
    ),
    faults: makeFaults(),
    log: makeRequestLog(),
    watch: watched && lasting.watch === undefined ? makeWatch(watchMemory) : null,
    ...lasting,
  })
  const openDefault = (bytes: Buffer, at: WorldStart, lasting: LastingParts): World => {
    if (database !== ':memory:' && !existsSync(database)) writeAtomically(database, bytes)
    const db = openDb(database === ':memory:' ? bytes : database)
    migrateDb(db)
    return put(makeWorld('default', db, makeClock(realNow, at), lasting))
  }
  /** Replaces the database of a world by other bytes. The lasting parts of the world stay. */
  const replace = (id: string, bytes: Buffer, at: WorldStart, given?: LastingParts): World => {
    const old = worlds.get(id)
    const isFile = id === 'default' && database !== ':memory:'
    // Where the disk is full, the old database stays in use.
    const partial = isFile ? writePartialFile(database, bytes) : null
    old?.db.$client.close()
    const lasting = given ?? (old ? lastingPartsOf(old) : lastingOf({}, id))
    if (id !== 'default') return put(makeWorld(id, openDb(bytes), makeClock(realNow, at), lasting))
    if (partial !== null) {
      for (const end of ['-wal', '-shm']) rmSync(database + end, { force: true })
      renameIntoPlace(partial, database)
    }
    return openDefault(bytes, at, lasting)
  }
  const remove = (world: World): boolean => {
    if (world.id === 'default') return false
    world.db.$client.close()
    snapshots.forget(world.id)
    world.watch?.clear()
    return worlds.delete(world.id)
  }
  const isOver = ({ life }: World): boolean => {
    const endsAtMs = life.endsAtMs()
    return endsAtMs !== null && endsAtMs <= realNow()
  }
  const bytesOf = ({ db }: World): Buffer => rollbackMode(db.$client.serialize())
  const save = (world: World): SavedWorld => ({
    bytes: bytesOf(world),
    nowMs: world.clock.now(),
    frozen: world.clock.frozen(),
  })
  openDefault(templateBytes, start, lastingOf({}, 'default'))
  // The line above has added the default world, and nothing removes it.
  const defaultWorld = () => worlds.get('default') as World
  return {
    get default() {
      return defaultWorld()
    },
    snapshots,
    get: (id) => {
      const world = worlds.get(id)
      if (!world) return undefined
      if (isOver(world)) {
        remove(world)
        return undefined
      }
      world.life.touch()
      return world
    },
    list: () => [...worlds.values()].filter((world) => !isOver(world)),
    isFull: () => worlds.size >= maxWorlds,
    endIdle: () => {
      for (const world of worlds.values()) if (isOver(world)) remove(world)
    },
    create: ({ id = hostLabel(chance.id()), from, nowMs: at, frozen, ...options }) => {
      if (worlds.has(id)) return null
      const { bytes, ...running } = from ? save(from) : { bytes: templateBytes, ...start }
      const moment = {
        ...running,
        ...(at === undefined ? {} : { nowMs: at }),
        ...(frozen === undefined ? {} : { frozen }),
      }
      return replace(id, bytes, moment, lastingOf(options, id))
    },
    reset: (world) => replace(world.id, templateBytes, start),
    save,
    restore: (id, { bytes, ...at }, kept = null) => {
      const old = worlds.get(id)
      const lasting = old ? lastingPartsOf(old) : lastingOf({}, id)
      const taken = kept && takenParts(kept, lasting.watched)
      return replace(id, currentBytes(bytes), at, { ...lasting, ...taken })
    },
    rewind: (world, { bytes, ...at }) => {
      const { createdAtMs, faults, log, watch } = world
      return replace(world.id, bytes, at, { ...lastingPartsOf(world), createdAtMs, faults, log, watch })
    },
    remove,
    handOver: () =>
      [...worlds.values()].map((world) => ({
        frozenAtMs: world.clock.frozen() ? world.clock.now() : null,
        aheadMs: world.clock.now() - realNow(),
        bytes: world.id === 'default' && database !== ':memory:' ? null : bytesOf(world),
        ...keptPartsOf(world),
        id: world.id,
        createdAtMs: world.createdAtMs,
        ttlMs: world.life.ttlMs,
        coverage: world.coverage && world.coverage.list(),
        events: world.events.list({}),
        snapshots: snapshots.list(world),
      })),
    takeOver: (handed) => {
      const found: World[] = []
      try {
        for (const { id, createdAtMs, bytes, frozenAtMs, aheadMs, events, ...others } of handed) {
          for (const each of [bytes, ...others.snapshots.map(([, saved]) => saved.bytes)]) {
            const problem = each && databaseProblem(each)
            if (problem) throw new Error(`the world ${id} ${problem}`)
          }
          const db = bytes === null ? defaultWorld().db : openDb(currentBytes(bytes))
          const nowMs = frozenAtMs ?? realNow() + aheadMs
          const clock = makeClock(realNow, { nowMs, frozen: frozenAtMs !== null })
          const lasting = {
            ...takenParts(others, false),
            life: makeWorldLifetime(others.ttlMs, realNow),
            events: makeEventLog(realNow, [...events]),
            coverage: others.coverage && makeCoverageCount(others.coverage),
            createdAtMs,
          }
          found.push(makeWorld(id, db, clock, lasting))
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

type WorldStart = Pick<WorldOptions, 'nowMs' | 'frozen'>

function lastingPartsOf({ label, proxied, life, events, coverage, watch }: World): LastingParts {
  return { label, proxied, life, events, coverage, watched: watch !== null }
}

/** Turns an id into a label of a host name. */
function hostLabel(id: string): string {
  return Buffer.from(id, 'base64url').toString('hex')
}

/** The bytes of a template, migrated to the tables of this server. Without a template, those of an empty database. */
function currentBytes(template: Buffer | null): Buffer {
  if (template !== null && versionOf(template) === currentVersion) return rollbackMode(template)
  const db = openDb(template === null ? ':memory:' : rollbackMode(template))
  migrateDb(db)
  const bytes = db.$client.serialize()
  db.$client.close()
  return bytes
}

/** The `user_version` in the header of a SQLite file; null for a shorter file. */
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

type Snapshots = ReturnType<typeof makeSnapshots>

/** The snapshots of each world by name, while the server runs. */
function makeSnapshots() {
  const kept = new Map<string, Map<string, SavedWorld>>()
  const of = (id: string): Map<string, SavedWorld> => {
    const own = kept.get(id) ?? new Map<string, SavedWorld>()
    kept.set(id, own)
    return own
  }
  return {
    /** In the order of creation. */
    list: ({ id }: World): readonly [name: string, saved: SavedWorld][] => [...of(id)],
    put: (id: string, name: string, saved: SavedWorld) => {
      of(id).delete(name)
      of(id).set(name, saved)
    },
    find: ({ id }: World, name: string) => of(id).get(name),
    remove: ({ id }: World, name: string) => of(id).delete(name),
    /** Removes all snapshots of a world. */
    forget: (id: string) => kept.delete(id),
  }
}
