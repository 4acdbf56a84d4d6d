import type { FastifyInstance } from 'fastify'
import { applyFault } from './applyFault.ts'

/** What the control API adds to the calls of the API: faults before them, and the log after them. */
export function addControlHooks(api: FastifyInstance): void {
  api.addHook('onRequest', async (request, reply) => {
    const { operationId } = request.routeOptions.config
    if (operationId !== undefined) return applyFault(request.world.faults.take(operationId), request, reply)
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
