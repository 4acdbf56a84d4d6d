import type { FastifyInstance, FastifyRequest } from 'fastify'
import { applyFault } from './applyFault.ts'
import { clausesOf, type Values } from './faults.ts'

/** What the control API adds to the calls of the API: faults before them, and the log after them. */
export function addControlHooks(api: FastifyInstance): void {
  api.addHook('onRequest', async (request, reply) => {
    const { operationId } = request.routeOptions.config
    if (operationId !== undefined)
      return applyFault(request.world.faults.take(operationId, valuesOf(request)), request, reply)
  })
  api.addHook('onResponse', (request, reply, next) => {
    const { world, method, codResult, problems } = request
    world.log.add({
      atMs: world.clock.now(),
      method,
      path: request.routeOptions.url ?? '(unknown)',
      operation: request.routeOptions.config.operationId ?? null,
      status: reply.statusCode,
      codResult,
      durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
      problems,
    })
    next()
  })
}

/** The parameters of a call as they came, and the clauses of its filter beside them. */
function valuesOf({ params, query }: FastifyRequest): Values {
  const { filter, ...others } = { ...Object(query), ...Object(params) } as Values
  return { ...clausesOf(filter), ...others }
}
