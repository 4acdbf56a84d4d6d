import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { applyFaults } from './control/controlHooks.ts'
import { hostProblem } from './control/controlGuard.ts'
import type { TimeTravel } from './control/clock/timeTravel.ts'
import type { Worlds } from './control/worlds/worlds.ts'
import { refusalBody } from './core/http/envelope.ts'
import type { OperationTraits } from './core/operation.ts'
import { answerUnknown } from './core/http/refusals.ts'
import type { Step } from './core/steps/step.ts'

interface Settings {
  readonly config: Config
  readonly worlds: Worlds
  readonly timeTravel: TimeTravel
  /** Whether the server is ending. */
  readonly isEnding: () => boolean
  /** The steps that keep a crowd from an operation. */
  readonly limitsOf: (operation: OperationTraits) => readonly Step[]
}

/** The way of a call: the steps, in order, before anybody looks at who calls. */
export function callSteps({ config, worlds, timeTravel, isEnding, limitsOf }: Settings) {
  const begin: Step = (request) => {
    request.problems = none
    request.world = worlds.default
    return true
  }
  const refuseWhileEnding: Step = (request, reply) => {
    if (!isEnding()) return true
    request.codResult = 'ERROR_GENERICO'
    void reply.code(503).header('retry-after', '1').send(refusalBody('ERROR_GENERICO'))
    return false
  }
  // The people of a development server have a public password, so no name that anybody may point here opens it either.
  let goodHost: string | undefined
  const refuseForeignHost: Step = (request, reply) => {
    if (request.headers.host === goodHost) return true
    const problem = hostProblem(request, config)
    if (problem !== null) return refuse(reply, 'header/host', problem)
    goodHost = request.headers.host
    return true
  }
  const enterWorld: Step = (request, reply) => {
    const id = config.control ? request.headers['x-sandbox'] : undefined
    const world = typeof id === 'string' ? worlds.get(id) : worlds.default
    if (!world)
      return refuse(reply, 'header/x-sandbox', `there is no world ${String(id)}; make it with POST /__control/worlds`)
    const travel = timeTravel.settle(world)
    if (travel) return travel.then(() => enterWorld(request, reply))
    request.world = world
    return true
  }
  /**
   * The time by which the server judges: a client has no other clock for what is due, late or over (RFC 9110, 6.6.1).
   */
  const tellTime: Step = (request, reply) => {
    reply.header('date', httpDate(request.world.clock.now()))
    return true
  }
  const onlyControlled = (...steps: readonly Step[]) => (config.control ? steps : [])
  return {
    to: (operation: OperationTraits): readonly Step[] => [
      begin,
      refuseWhileEnding,
      // Before anything is asked of the database: whoever is turned away costs nothing.
      ...limitsOf(operation),
      ...onlyControlled(refuseForeignHost),
      enterWorld,
      ...onlyControlled(tellTime, applyFaults),
    ],
    /** To where no operation is. Whatever the body is: it is not read. */
    toNowhere: [
      begin,
      refuseWhileEnding,
      ...onlyControlled(refuseForeignHost),
      enterWorld,
      ...onlyControlled(tellTime),
      (request, reply) => {
        answerUnknown(request, reply)
        return false
      },
    ] satisfies readonly Step[],
  }
}

function refuse(reply: FastifyReply, where: string, problem: string): false {
  void reply.code(400).send(refusalBody('ERROR_GENERICO', [{ where, problem }]))
  return false
}

/** An instant as a header has it. Hardly two calls in a row come in different seconds. */
function httpDate(ms: number): string {
  const second = Math.floor(ms / 1000)
  if (second !== latest.second) latest = { second, text: new Date(second * 1000).toUTCString() }
  return latest.text
}

let latest = { second: Number.NaN, text: '' }
const none: FastifyRequest['problems'] = []
