import type * as Wire from '@acometida/api-spec/generated/control'
import { type ControlHandlers, isoOf, worldOf } from '#src/control/controlHandler.ts'
import type { Clock } from './clock.ts'

export const clockHandlers = {
  setClock: async (call) => {
    const world = worldOf(call)
    const { clock } = world
    const { now, frozen = clock.frozen() } = call.body
    // A frozen clock arrives at exactly that moment, however long the travel takes.
    clock.freeze(true)
    try {
      const to = now === undefined ? clock.now() : Date.parse(now)
      if (to < clock.now()) clock.set(to)
      else await call.timeTravel.advance(world, to - clock.now())
    } finally {
      clock.freeze(frozen)
    }
    return clockWire(clock)
  },
  advanceClock: async (call) => {
    const world = worldOf(call)
    await call.timeTravel.advance(world, call.body.seconds * 1000)
    return clockWire(world.clock)
  },
} satisfies Partial<ControlHandlers>

/** A clock as the control API describes it. */
export function clockWire(clock: Clock): Wire.Clock {
  return { now: isoOf(clock.now()), frozen: clock.frozen() }
}
