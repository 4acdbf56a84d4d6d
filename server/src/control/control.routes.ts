import { controlOperations } from '@acometida/api-spec/generated/control'
import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '#src/config.ts'
import type { Context } from '#src/core/context.ts'
import { compileTextCheck } from '#src/core/validation/textNumbers.ts'
import { compileCheck } from '#src/core/validation/validation.ts'
import { refusedControlCall } from './controlGuard.ts'
import { ControlProblem } from './controlProblem.ts'
import { controlHandlers, type ControlHandler, type ControlOperationId } from './control.handlers.ts'
import type { Journeys } from './clock/timeTravel.ts'
import type { Worlds } from './worlds/worlds.ts'
import type { World } from './worlds/world.type.ts'

interface Options {
  readonly config: Config
  readonly worlds: Worlds
  readonly contextOf: (world: World) => Context
  readonly journeys: Journeys
}

/** What throws the world of its path away. Nobody sees any more what is due in that. */
const replacing: ReadonlySet<ControlOperationId> = new Set([
  'deleteWorld',
  'importWorld',
  'resetWorld',
  'restoreSnapshot',
])

/**
 * Registers a route for every operation of the control API. A wrong call is answered with a sentence that says what
 * would be right.
 */
export const controlRoutes: FastifyPluginAsync<Options> = async (app, { config, worlds, contextOf, journeys }) => {
  app.addHook('onRequest', (request, reply, next) => {
    const refused = refusedControlCall(request, config)
    if (refused === null) return next()
    if (refused.status === 401) reply.header('www-authenticate', 'Bearer')
    void reply.code(refused.status).send({ error: refused.error })
  })
  const handlers = controlHandlers(worlds, contextOf, journeys)
  for (const id of Object.keys(controlOperations) as ControlOperationId[]) {
    const { method, url, ...schemas } = controlOperations[id]
    // Each handler is compiled with the types of its own operation, which the checks below prove.
    const handler = handlers[id] as unknown as ControlHandler<ControlOperationId>
    const before = replacing.has(id) ? journeys.underWay : journeys.before
    const journeyOf = (...ids: readonly string[]) =>
      ids
        .flatMap((each) => worlds.get(each) ?? [])
        .map(before)
        .find((journey) => journey !== undefined)
    const checks = {
      path: compileTextCheck(schemas.params, 'path'),
      query: compileTextCheck(schemas.query, 'query'),
      body: compileCheck(schemas.body ?? {}, 'body'),
    }
    app.route({
      method,
      url,
      // The root has one address.
      prefixTrailingSlash: 'no-slash',
      // A world that is imported is a whole database.
      bodyLimit: 512 * 1024 * 1024,
      handler: async (request, reply) => {
        const body = schemas.body === null ? undefined : (request.body ?? {})
        const violations = [...checks.path(request.params), ...checks.query(request.query), ...checks.body(body)]
        if (violations.length > 0)
          return reply
            .code(400)
            .send({ error: violations.map(({ where, problem }) => `${where} ${problem}`).join('; ') })
        const call = { params: request.params, query: request.query, body } as unknown as Parameters<typeof handler>[0]
        // A path names a world, and what is sent to fork one the world to copy.
        const { world = '', from = '' } = { ...call.params, ...call.body } as { world?: string; from?: string }
        // They are looked at in the same turn in which they were found to stand still.
        for (let journey = journeyOf(world, from); journey; journey = journeyOf(world, from)) await journey
        return handler(call)
      },
    })
  }
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error instanceof ControlProblem ? error.status : (error.statusCode ?? 500)
    return reply.code(status).send({ error: error.message })
  })
  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request
    const methods = app.methodsOf(url.split('?')[0] ?? '')
    if (methods.length === 0)
      return reply.code(404).send({ error: `there is no ${method} ${url}; see /docs for the control API` })
    return reply
      .code(405)
      .header('allow', methods.join(', '))
      .send({ error: `there is no ${method} ${url}; this path takes ${methods.join(', ')}` })
  })
}
