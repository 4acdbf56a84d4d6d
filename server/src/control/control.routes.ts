import { controlOperations } from '@acometida/api-spec/generated/control'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#src/config.ts'
import { WORLD_REPLACED } from '#src/core/http/refusals.ts'
import { checkOf } from '#src/core/validation/lazyValidators.ts'
import { isOfClosedDatabase } from '#src/db/storageProblem.ts'
import { controlHandlers } from './control.handlers.ts'
import { refusedControlCall } from './controlGuard.ts'
import type { ControlCall, ControlEnvironment, ControlHandler, ControlOperationId } from './controlHandler.ts'
import { ControlProblem } from './controlProblem.ts'

interface Options extends ControlEnvironment {
  readonly config: Config
}

/**
 * Operations that replace or remove the world of their path. They end a running travel through time and start none,
 * since nobody would see what it does.
 */
const REPLACING: ReadonlySet<ControlOperationId> = new Set([
  'deleteWorld',
  'importWorld',
  'resetWorld',
  'restoreSnapshot',
  'rewindWorld',
])

/**
 * Registers a route for every operation of the control API. The answer to a wrong call says in a sentence what would be
 * right.
 */
export const controlRoutes: FastifyPluginAsync<Options> = async (app, { config, ...environment }) => {
  app.addHook('onRequest', (request, reply, next) => {
    const refused = refusedControlCall(request, config)
    if (refused === null) return next()
    if (refused.status === 401) reply.header('www-authenticate', 'Bearer')
    void reply.code(refused.status).send({ error: refused.error })
  })
  for (const id of keysOf(controlOperations)) registerRoute(app, id, environment)
  app.setErrorHandler(answerControlError)
  app.setNotFoundHandler(answerUnknownControl)
}

function registerRoute(app: FastifyInstance, id: ControlOperationId, environment: ControlEnvironment): void {
  const { method, url, ...schemas } = controlOperations[id]
  // Each handler is compiled with the types of its own operation, which the checks below prove.
  const handler = controlHandlers[id] as unknown as ControlHandler<ControlOperationId>
  app.route({
    method,
    url,
    // The root has one address only.
    prefixTrailingSlash: 'no-slash',
    // An imported world is a whole database.
    bodyLimit: 512 * 1024 * 1024,
    handler: async (request, reply) => {
      const { params, query } = request
      const body = schemas.body === null ? undefined : (request.body ?? {})
      const violations = [
        ...checkOf(schemas.params, 'params')(params),
        ...checkOf(schemas.query, 'querystring')(query),
        ...(schemas.body === null ? [] : checkOf(schemas.body, 'body')(body)),
      ]
      if (violations.length > 0)
        return reply.code(400).send({ error: violations.map(({ where, problem }) => `${where} ${problem}`).join('; ') })
      // The checks have just confirmed these types.
      const call = { ...environment, params, query, body } as unknown as ControlCall<ControlOperationId>
      await settleWorlds(id, call)
      return handler(call)
    },
  })
}

/** Waits until the worlds of a call stand at one moment: the world of its path, and the one that a fork copies. */
async function settleWorlds(id: ControlOperationId, call: ControlCall<ControlOperationId>): Promise<void> {
  const { worlds, timeTravel } = call
  // In the control contract both are texts, in every operation that has them.
  const { world = '', from = '' } = { ...call.params, ...call.body } as { world?: string; from?: string }
  const travelOf = REPLACING.has(id) ? timeTravel.end : timeTravel.settle
  const nextTravel = () =>
    [world, from]
      .flatMap((each) => worlds.get(each) ?? [])
      .map(travelOf)
      .find((travel) => travel !== undefined)
  // The handler runs in the same turn of the event loop in which both stand still.
  for (let travel = nextTravel(); travel; travel = nextTravel()) await travel
}

function answerControlError(error: FastifyError | ControlProblem, _request: FastifyRequest, reply: FastifyReply) {
  if (isOfClosedDatabase(error)) return reply.code(409).send({ error: `The world ${WORLD_REPLACED}.` })
  const status = error instanceof ControlProblem ? error.status : (error.statusCode ?? 500)
  return reply.code(status).send({ error: error.message })
}

function answerUnknownControl({ method, url, server }: FastifyRequest, reply: FastifyReply) {
  const methods = server.methodsOf(url.split('?')[0] ?? '')
  if (methods.length === 0)
    return reply.code(404).send({ error: `there is no ${method} ${url}; see /docs for the control API` })
  return reply
    .code(405)
    .header('allow', methods.join(', '))
    .send({ error: `there is no ${method} ${url}; this path takes ${methods.join(', ')}` })
}
