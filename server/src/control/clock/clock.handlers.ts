import type * as Wire from '@acometida/api-spec/generated/control'
import { type ControlHandlers, isoOf, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import type { Clock } from './clock.ts'

export const clockHandlers = {
  setClock: async (call) => {
    const world = worldOf(call)
    const { clock } = world
    const { now, frozen = clock.frozen() } = call.body
    // A frozen clock arrives at exactly this instant, however long the travel takes.
    clock.freeze(true)
    try {
      const to = now === undefined ? clock.now() : Date.parse(now)
      if (to < clock.now()) clock.set(to)
      else await call.timeTravel.advance(world, to - clock.now())
    } finally {
      clock.freeze(frozen)
    }
    world.events.add('clock', clock.now(), `set${frozen ? ', standing still' : ''}`)
    return clockWire(clock)
  },
  advanceClock: async (call) => {
    const world = worldOf(call)
    await call.timeTravel.advance(world, call.body.seconds * 1000)
    world.events.add('clock', world.clock.now(), `moved forward by ${call.body.seconds} s`)
    return clockWire(world.clock)
  },
  getAgenda: (call) => ({
    agenda: call.timeTravel.agenda(worldOf(call)).map(({ name, at }) => ({ job: name, at: isoOf(at) })),
  }),
  advanceToNext: async (call) => {
    const world = worldOf(call)
    const { job } = call.body
    const agenda = call.timeTravel.agenda(world)
    const next = agenda.find(({ name }) => job === undefined || name === job)
    if (!next) {
      const due = agenda.map(({ name }) => name).join(', ') || 'nothing'
      throw new ControlProblem(400, `Nothing is due${job === undefined ? '' : ` of ${job}`}. Due is ${due}.`)
    }
    await call.timeTravel.advance(world, Math.max(0, next.at - world.clock.now()))
    world.events.add('clock', world.clock.now(), `moved forward to ${next.name}`)
    return clockWire(world.clock)
  },
} satisfies Partial<ControlHandlers>

export function clockWire(clock: Clock): Wire.Clock {
  return { now: isoOf(clock.now()), frozen: clock.frozen() }
}
