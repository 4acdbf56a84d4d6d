import type * as Wire from '@acometida/api-spec/generated/control'
import { clockWire } from '#src/control/clock/clock.handlers.ts'
import { type ControlHandlers, DONE, findWorld, isoOf, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import type { World, SavedWorld } from './world.type.ts'
import { gunzipSync, gzipSync } from 'node:zlib'
import { problemOf } from '#src/db/inspect.ts'

export const worldsHandlers = {
  listWorlds: ({ worlds }) => ({ worlds: worlds.list().map(worldWire) }),
  createWorld: ({ worlds, body: { id, from, now, frozen } }) => {
    const source = from === undefined ? undefined : findWorld(worlds, from)
    const world = worlds.create({ id, from: source, nowMs: now === undefined ? undefined : Date.parse(now), frozen })
    if (!world) throw new ControlProblem(400, `there is a world ${id} already; delete it or choose another id`)
    return worldWire(world)
  },
  getWorld: (call) => worldWire(worldOf(call)),
  deleteWorld: (call) => {
    if (!call.worlds.remove(worldOf(call)))
      throw new ControlProblem(400, 'the default world cannot be deleted; reset it')
    return DONE
  },
  resetWorld: (call) => worldWire(call.worlds.reset(worldOf(call))),
  exportWorld: (call) => writeWorldFile(call.worlds.save(worldOf(call))),
  importWorld: ({ worlds, params, body }) => {
    if (!WORLD_ID.test(params.world)) throw new ControlProblem(400, `path/world must match ${WORLD_ID.source}`)
    return worldWire(worlds.restore(params.world, readWorldFile(body)))
  },
} satisfies Partial<ControlHandlers>

/** A world as the control API describes it. */
export function worldWire({ id, createdAtMs, clock }: World): Wire.World {
  return { id, createdAt: isoOf(createdAtMs), clock: clockWire(clock) }
}

/** The same as for the ids of forked worlds. */
const WORLD_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/

/** No world that travels as JSON is larger. */
const MAX_BYTES = 256 * 1024 * 1024

/** A saved world as it travels. */
function writeWorldFile({ bytes, nowMs, frozen }: SavedWorld): Wire.WorldFile {
  const database = gzipSync(bytes, { level: 6 }).toString('base64')
  return { format: 'acometida-world-1', clock: { now: new Date(nowMs).toISOString(), frozen }, database }
}

/** A world that has travelled. Throws what is wrong with the file. */
function readWorldFile({ clock, database }: Wire.WorldFile): SavedWorld {
  const bytes = unpack(database)
  const problem = problemOf(bytes)
  if (problem !== null) throw new ControlProblem(400, `body/database ${problem}; send what GET /export answered`)
  return { bytes, nowMs: Date.parse(clock.now), frozen: clock.frozen }
}

function unpack(database: string): Buffer {
  try {
    return gunzipSync(Buffer.from(database, 'base64'), { maxOutputLength: MAX_BYTES })
  } catch {
    throw new ControlProblem(400, 'body/database is not a gzipped file in base64; send what GET /export answered')
  }
}
