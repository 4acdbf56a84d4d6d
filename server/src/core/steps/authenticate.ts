import type { FastifyRequest } from 'fastify'
import { refusedAnswer, sendAnswer } from '#src/core/calls/answers.ts'
import type { Caller } from '#src/core/context.ts'
import type { OperationTraits } from '#src/core/operation.ts'
import type { Step } from './step.ts'

/** Sets the caller of a request, as its operation sees it. */
export function authenticate(callerOf: (request: FastifyRequest) => Caller | null, { roles }: OperationTraits): Step {
  return (request) => {
    request.caller = callerFor(roles, callerOf(request))
    return true
  }
}

/** Refuses callers without the role, before the body is read. */
export function checkRole({ roles }: OperationTraits): Step {
  return (request, reply) => {
    const status = refusedStatus(roles, request.caller)
    if (status !== null) sendAnswer(reply, refusedAnswer(status, []))
    return status === null
  }
}

/**
 * Operations without a token have no caller. The session of the payment bridge counts only for operations that list it.
 */
function callerFor(roles: readonly string[], caller: Caller | null): Caller | null {
  if (roles.every((role) => role === 'anyone')) return null
  return caller?.stage === 'bridge' && !roles.includes('bridge') ? null : caller
}

/** 401 without a session of the right kind, 403 without the role; null if the call may go on. */
function refusedStatus(roles: readonly string[], caller: Caller | null): 401 | 403 | null {
  if (roles.includes('anyone')) return null
  if (caller === null) return 401
  if (caller.stage === 'bridge') return null
  if (caller.stage !== 'open') return roles.includes('mfaPending') ? null : 401
  const admitted = roles.includes('user') || caller.roles.some((role) => roles.includes(role))
  return admitted ? null : 403
}
