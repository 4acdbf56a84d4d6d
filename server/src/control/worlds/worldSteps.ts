import type { FastifyRequest } from 'fastify'
import type { Config } from '#src/config.ts'
import type { TimeTravel } from '#src/control/clock/timeTravel.ts'
import { hostProblem } from '#src/control/controlGuard.ts'
import { refusePart } from '#src/core/http/refusals.ts'
import type { Step } from '#src/core/steps/step.ts'
import { namedWorld } from './worldAddress.ts'
import type { Worlds } from './worlds.ts'

/** Starts a call: in the default world, without problems. */
export function startCall(worlds: Worlds): Step {
  return (request) => {
    request.problems = NO_PROBLEMS
    request.fault = null
    request.before = null
    request.sentBody = null
    request.world = worlds.default
    return true
  }
}

/**
 * Refuses a call under a foreign host name. The users of a development server have a public password, so a foreign name
 * that points here must not reach them.
 */
export function refuseForeignHost(config: Config): Step {
  let goodHost: string | undefined
  return (request, reply) => {
    if (request.headers.host === goodHost) return true
    const problem = hostProblem(request, config)
    if (problem !== null) return refusePart(reply, 'header/host', problem)
    goodHost = request.headers.host
    return true
  }
}

/** Sets the world that a call names, after that world has run its due jobs. */
export function enterWorld({ control }: Config, worlds: Worlds, timeTravel: TimeTravel): Step {
  const enter: Step = (request, reply) => {
    const named = control ? namedWorld(request) : null
    const world = named === null ? worlds.default : worlds.get(named.id)
    if (!world) return refusePart(reply, named?.where ?? '', unknownWorld(named?.id ?? ''), 'WORLD_UNKNOWN')
    const travel = timeTravel.settle(world)
    if (travel) return travel.then(() => enter(request, reply))
    request.world = world
    return true
  }
  return enter
}

/** Sends the time of the world. A client has no other clock for what is due, late or over (RFC 9110, 6.6.1). */
export const sendDate: Step = (request, reply) => {
  reply.header('date', httpDate(request.world.clock.now()))
  return true
}

/** A world is in the memory of one server and ends with it. */
const unknownWorld = (id: string): string =>
  `World ${id} does not exist: it was never made here, or has ended, or the server that had it has. Make it with POST /__control/worlds.`

/** An instant as an HTTP header. The last text is cached, since consecutive calls mostly fall into the same second. */
function httpDate(ms: number): string {
  const second = Math.floor(ms / 1000)
  if (second !== latest.second) latest = { second, text: new Date(second * 1000).toUTCString() }
  return latest.text
}

let latest = { second: Number.NaN, text: '' }
const NO_PROBLEMS: FastifyRequest['problems'] = []
