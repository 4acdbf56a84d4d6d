import type * as Wire from '@acometida/api-spec/generated/control'
import { type ControlHandlers, DONE, isoOf, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import type { SavedWorld, World } from './world.type.ts'
import { worldWire } from './worlds.handlers.ts'
import type { Worlds } from './worlds.ts'

export const snapshotsHandlers = {
  listSnapshots: (call) => ({
    snapshots: call.worlds.snapshots.list(worldOf(call)).map(([name, saved]) => snapshotWire(name, saved)),
  }),
  saveSnapshot: (call) => {
    const saved = call.worlds.save(worldOf(call))
    call.worlds.snapshots.put(call.params.world, call.body.name, saved)
    return snapshotWire(call.body.name, saved)
  },
  deleteSnapshot: (call) => {
    const world = worldOf(call)
    if (!call.worlds.snapshots.remove(world, call.params.snapshot))
      throw missingSnapshot(call.worlds, world, call.params.snapshot)
    return DONE
  },
  restoreSnapshot: (call) => {
    const world = worldOf(call)
    const saved = call.worlds.snapshots.find(world, call.params.snapshot)
    if (!saved) throw missingSnapshot(call.worlds, world, call.params.snapshot)
    return worldWire(call.worlds.restore(world.id, saved))
  },
} satisfies Partial<ControlHandlers>

function missingSnapshot({ snapshots }: Worlds, world: World, name: string): ControlProblem {
  const known = snapshots.list(world).map(([each]) => each)
  return new ControlProblem(404, `there is no snapshot ${name}; known are ${known.join(', ') || 'none'}`)
}

function snapshotWire(name: string, { bytes, nowMs, frozen }: SavedWorld): Wire.Snapshot {
  return { name, clock: { now: isoOf(nowMs), frozen }, bytes: bytes.length }
}
