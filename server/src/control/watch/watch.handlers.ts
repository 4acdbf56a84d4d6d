import { watchLimits } from '@acometida/api-spec/rules/watchLimits'
import { eq } from 'drizzle-orm'
import { type ControlHandlers, worldOf } from '#src/control/controlHandler.ts'
import { ControlProblem } from '#src/control/controlProblem.ts'
import { requestWire } from '#src/control/requests/requests.handlers.ts'
import { persona } from '#src/db/schema.ts'
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
    const { userId, address, requestBody, responseBody } = watched
    const rewindable = watch.before(number) !== undefined
    const caller = userId === null ? null : personaOf(world, userId)
    return { request: requestWire(logged), caller, address, requestBody, responseBody, rewindable }
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
    rewound.events.add('reset', rewound.clock.now(), `put back to before call ${number}`, number)
    return worldWire(rewound)
  },
} satisfies Partial<ControlHandlers>

/** The key of a persona; null for any other user. */
function personaOf({ db }: World, userId: number): string | null {
  return db.select().from(persona).where(eq(persona.userId, userId)).get()?.key ?? null
}

function watchOf({ id, watch }: World): Watch {
  if (watch) return watch
  throw new ControlProblem(400, `World ${id} is not watched. Make one with watch: true, or set WATCH=on.`)
}
