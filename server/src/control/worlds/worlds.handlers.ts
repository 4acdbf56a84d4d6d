import type * as Wire from '@acometida/api-spec/generated/control'
import { checkTravel, clockWire, readClockTime } from '#src/control/clock/clock.handlers.ts'
import { type ControlHandlers, DONE, findWorld, isoOf, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import { isInForce } from '#src/control/faults/faults.ts'
import { sizeOf } from '#src/db/sizeOf.ts'
import { keptPartsOf } from './keptParts.ts'
import type { World } from './world.type.ts'
import { readWorldFile, writeWorldFile } from './worldFile.ts'
import type { Worlds } from './worlds.ts'

export const worldsHandlers = {
  listWorlds: ({ worlds }) => ({ worlds: worlds.list().map(worldWire) }),
  createWorld: ({ worlds, timeTravel, body: { from, now, ttlSeconds, ...options } }) => {
    const { id } = options
    const source = from === undefined ? undefined : findWorld(worlds, from)
    const nowMs = now === undefined ? undefined : readClockTime(now, 'body/now')
    refuseWhereFull(worlds)
    const world = worlds.create({
      ...options,
      from: source,
      nowMs,
      ttlMs: ttlSeconds === undefined ? undefined : ttlSeconds * 1000,
    })
    if (!world) throw new ControlProblem(400, `World ${id} exists already. Delete it, or choose another id.`)
    try {
      // Before its first call it runs what has fallen due by its clock.
      const [due] = timeTravel.agenda(world)
      if (due) checkTravel(due.at, world.clock.now())
    } catch (error) {
      worlds.remove(world)
      throw error
    }
    return worldWire(world)
  },
  getWorld: (call) => worldWire(worldOf(call)),
  deleteWorld: (call) => {
    if (!call.worlds.remove(worldOf(call)))
      throw new ControlProblem(400, 'The default world cannot be deleted. Reset it instead.')
    return DONE
  },
  resetWorld: (call) => {
    const world = call.worlds.reset(worldOf(call))
    world.events.add('reset', world.clock.now(), 'reset to the seed')
    return worldWire(world)
  },
  exportWorld: (call) => writeWorldFile(call.worlds.save(worldOf(call)), keptPartsOf(worldOf(call))),
  importWorld: ({ worlds, params, body }) => {
    if (!WORLD_ID.test(params.world)) throw new ControlProblem(400, `path/world must match ${WORLD_ID.source}`)
    if (!worlds.get(params.world)) refuseWhereFull(worlds)
    const { saved, kept } = readWorldFile(body)
    const world = worlds.restore(params.world, saved, kept)
    world.events.add('reset', world.clock.now(), 'imported')
    return worldWire(world)
  },
} satisfies Partial<ControlHandlers>

export function worldWire({ id, label, proxied, createdAtMs, clock, life, db, log, faults, watch }: World): Wire.World {
  const endsAtMs = life.endsAtMs()
  return {
    id,
    label,
    createdAt: isoOf(createdAtMs),
    expiresAt: endsAtMs === null ? null : isoOf(endsAtMs),
    clock: clockWire(clock),
    bytes: sizeOf(db),
    ...log.totals(),
    faults: faults.list().filter(isInForce).length,
    watched: watch !== null,
    proxied,
  }
}

/** Throws if the server holds the most worlds that it may. Worlds that are over do not count. */
function refuseWhereFull(worlds: Worlds): void {
  worlds.endIdle()
  if (worlds.isFull())
    throw new ControlProblem(
      503,
      'The server holds MAX_WORLDS worlds. Delete one, or start it with a higher MAX_WORLDS.',
    )
}

/** The same as for the ids of forked worlds: a label of a host name. */
const WORLD_ID = /^[a-z0-9][a-z0-9-]{0,61}$/
