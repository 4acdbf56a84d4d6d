import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Step } from '#src/core/steps/step.ts'
import { applyFault } from './faults/applyFault.ts'
import { clausesOf, type Values } from './faults/faults.ts'

/** Has the latest fault rule that holds for a call happen to it. */
export const applyFaults: Step = (request, reply) => {
  const { faults } = request.world
  const { operationId } = request.routeOptions.config
  if (!faults.any() || operationId === undefined) return true
  const rule = faults.take(operationId, valuesOf(request))
  return rule === null || applyFault(rule, request, reply)
}

/** Puts a call that was answered in the log of its world. */
export function logCall(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const { world, method, codResult, problems, routeOptions } = request
  world.log.add({
    atMs: world.clock.now(),
    method,
    path: routeOptions.url ?? '(unknown)',
    operation: routeOptions.config.operationId ?? null,
    status: reply.statusCode,
    codResult,
    durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
    problems,
  })
  next()
}

/** The parameters of a call as they came, and the clauses of its filter beside them. */
function valuesOf({ params, query }: FastifyRequest): Values {
  const { filter, ...others } = { ...Object(query), ...Object(params) } as Values
  return { ...clausesOf(filter), ...others }
}
