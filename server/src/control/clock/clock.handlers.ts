import type * as Wire from '@acometida/api-spec/generated/control'
import { CLOCK_TIMES, FARTHEST_TRAVEL_MS, isClockTime, parseClockTime } from '@acometida/api-spec/rules/time/clockRange'
import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import { type ControlEnvironment, type ControlHandlers, isoOf, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import type { World } from '#src/control/worlds/world.type.ts'
import type { Clock } from './clock.ts'

export const clockHandlers = {
  setClock: async (call) => {
    const world = worldOf(call)
    const { clock } = world
    const { now, frozen = clock.frozen() } = call.body
    const to = now === undefined ? clock.now() : readClockTime(now, 'body/now')
    // A frozen clock arrives at exactly this instant, however long the travel takes.
    clock.freeze(true)
    try {
      if (to < clock.now()) clock.set(to)
      else await travelTo(call, world, to)
    } finally {
      clock.freeze(frozen)
    }
    world.events.add('clock', clock.now(), `set${frozen ? ', frozen' : ''}`)
    return clockWire(clock)
  },
  advanceClock: async (call) => {
    const world = worldOf(call)
    // The rows hold whole milliseconds.
    await travelTo(call, world, world.clock.now() + Math.round(call.body.seconds * 1000))
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
    await travelTo(call, world, Math.max(world.clock.now(), next.at))
    world.events.add('clock', world.clock.now(), `moved forward to ${next.name}`)
    return clockWire(world.clock)
  },
} satisfies Partial<ControlHandlers>

export function clockWire(clock: Clock): Wire.Clock {
  return { now: isoOf(clock.now()), frozen: clock.frozen() }
}

/**
 * The time at which the clock of a world may start, in milliseconds since 1970. Throws if it may not.
 * @param text such as `2026-03-16T10:00:00+01:00`
 * @param where the place of the text, such as `body/now`
 */
export function readClockTime(text: string, where: string): number {
  const at = parseClockTime(text)
  if (at === undefined) throw new ControlProblem(400, `${where} must be ${CLOCK_TIMES}.`)
  return at
}

/** Throws if a world may not travel at once from one instant to another. */
export function checkTravel(from: number, to: number): void {
  if (to - from > FARTHEST_TRAVEL_MS)
    throw new ControlProblem(
      400,
      `A clock moves ${FARTHEST_TRAVEL_MS / DAY_MS} days at most at once, from ${isoOf(from)} to ${isoOf(from + FARTHEST_TRAVEL_MS)}. Move it in steps.`,
    )
  if (!isClockTime(to)) throw new ControlProblem(400, `The clock may show ${CLOCK_TIMES}.`)
}

/** Moves a world to an instant. Throws if that is too far, or if the world was replaced on the way. */
async function travelTo({ timeTravel }: ControlEnvironment, world: World, to: number): Promise<void> {
  const from = world.clock.now()
  checkTravel(from, to)
  if (!(await timeTravel.advance(world, to - from)))
    throw new ControlProblem(409, `World ${world.id} was replaced or deleted on the way. Its clock moves no further.`)
}
