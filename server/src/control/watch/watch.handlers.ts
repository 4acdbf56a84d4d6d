import { watchLimits } from '@acometida/api-spec/rules/watchLimits'
import { type ControlHandlers, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import { personasOf } from '#src/control/personas/personasOf.ts'
import { requestWire } from '#src/control/requests/requests.handlers.ts'
import type { World } from '#src/control/worlds/world.type.ts'
import { worldWire } from '#src/control/worlds/worlds.handlers.ts'
import type { Watch } from './watch.ts'

/** The limit of all worlds, at the end of a sentence. */
const TOGETHER = `as long as all watched worlds together have less than ${watchLimits.megabytes} MB`

export const watchHandlers = {
  getRequest: (call) => {
    const world = worldOf(call)
    const { number } = call.params
    const watch = watchOf(world)
    const watched = watch.find(number)
    const logged = world.log.find(number)
    if (!watched || !logged)
      throw new ControlProblem(
        404,
        `The bodies of call ${number} are not kept. Those of the last ${watchLimits.calls} calls are, ${TOGETHER}.`,
      )
    const { userId, number: _number, requestHeaders = [], responseHeaders = [], ...content } = watched
    const rewindable = watch.before(number) !== undefined
    const caller = userId === null ? null : (personasOf(world.db).get(userId) ?? null)
    return { request: requestWire(logged), caller, ...content, requestHeaders, responseHeaders, rewindable }
  },
  rewindWorld: (call) => {
    const world = worldOf(call)
    const { number } = call.params
    const saved = watchOf(world).before(number)
    if (!saved)
      throw new ControlProblem(
        404,
        `The world before call ${number} is not kept. It is kept for the last ${watchLimits.states} calls that may change something, ${TOGETHER}.`,
      )
    const rewound = call.worlds.rewind(world, saved)
    watchOf(rewound).forgetFrom(number)
    rewound.events.add('reset', rewound.clock.now(), `rewound to before call ${number}`, number)
    return worldWire(rewound)
  },
} satisfies Partial<ControlHandlers>

function watchOf({ id, watch }: World): Watch {
  if (watch) return watch
  throw new ControlProblem(400, `World ${id} is not watched. Make one with watch: true, or set WATCH=on.`)
}
