import type * as Wire from '@acometida/api-spec/generated/control'
import { type ControlCall, type ControlHandlers, DONE, isoOf, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import { differencesSince } from '#src/db/differences.ts'
import type { SavedWorld } from './savedWorld.type.ts'
import { worldWire } from './worlds.handlers.ts'

export const snapshotsHandlers = {
  listSnapshots: (call) => ({
    snapshots: call.worlds.snapshots.list(worldOf(call)).map(([name, saved]) => snapshotWire(name, saved)),
  }),
  saveSnapshot: (call) => {
    const saved = call.worlds.save(worldOf(call))
    call.worlds.snapshots.put(call.params.world, call.body.name, saved)
    worldOf(call).events.add('snapshot', saved.nowMs, `${call.body.name} taken`)
    return snapshotWire(call.body.name, saved)
  },
  deleteSnapshot: (call) => {
    snapshotOf(call)
    call.worlds.snapshots.remove(worldOf(call), call.params.snapshot)
    return DONE
  },
  restoreSnapshot: (call) => {
    const world = call.worlds.restore(worldOf(call).id, snapshotOf(call))
    world.events.add('snapshot', world.clock.now(), `${call.params.snapshot} restored`)
    return worldWire(world)
  },
  compareSnapshot: (call) => ({ tables: differencesSince(snapshotOf(call).bytes, worldOf(call).db) }),
} satisfies Partial<ControlHandlers>

/** The snapshot that a path names. Throws if it does not exist. */
function snapshotOf(call: ControlCall<'restoreSnapshot' | 'compareSnapshot' | 'deleteSnapshot'>): SavedWorld {
  const { snapshots } = call.worlds
  const [world, name] = [worldOf(call), call.params.snapshot]
  const saved = snapshots.find(world, name)
  if (saved) return saved
  const known = snapshots.list(world).map(([each]) => each)
  throw new ControlProblem(404, `Snapshot ${name} does not exist. Known snapshots: ${known.join(', ') || 'none'}.`)
}

function snapshotWire(name: string, { bytes, nowMs, frozen }: SavedWorld): Wire.Snapshot {
  return { name, clock: { now: isoOf(nowMs), frozen }, bytes: bytes.length }
}
