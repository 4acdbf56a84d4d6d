import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { refuseWithRetryAfter } from '#src/core/http/refusals.ts'
import type { OperationTraits } from '#src/core/operation.ts'
import type { Step } from './step.ts'

/**
 * The number of calls that may hash a password, or wait to do so. A hash takes tens of milliseconds of a core. In a
 * longer queue callers would give up before their turn.
 */
const QUEUE_LENGTH = 128

/**
 * Makes the steps that protect the server from overload, for the operations that need them. Costly calls beyond the
 * queue get 503 and Retry-After, so that other calls and the health check go on. With a rate limit, calls without a
 * session that try or change something get 429 and Retry-After once an address has made that many within a minute.
 */
export async function loadLimits(api: FastifyInstance, callsPerMinute: number) {
  const queue = limitQueue()
  const tries = callsPerMinute === 0 ? null : await limitTries(api, callsPerMinute)
  return (operation: OperationTraits): Step[] => [
    ...(operation.cost === 'hash' ? [queue] : []),
    ...(tries !== null && isOpenTry(operation) ? [tries] : []),
  ]
}

function limitQueue(): Step {
  let runningCalls = 0
  return (_request, reply) => {
    if (runningCalls >= QUEUE_LENGTH) {
      refuseWithRetryAfter(reply, 503)
      return false
    }
    runningCalls += 1
    let counted = true
    // The answer was sent, or the caller disconnected.
    const leave = () => {
      if (counted) runningCalls -= 1
      counted = false
    }
    reply.raw.once('close', leave)
    reply.raw.once('finish', leave)
    return true
  }
}

async function limitTries(api: FastifyInstance, callsPerMinute: number): Promise<Step> {
  await api.register(rateLimit, { global: false, max: callsPerMinute, timeWindow: MINUTE_MS })
  const countCall = api.createRateLimit()
  return async (request, reply) => {
    const count = await countCall(request)
    if (count.isAllowed || !count.isExceeded) return true
    refuseWithRetryAfter(reply, 429, count.ttlInSeconds)
    return false
  }
}

/**
 * Whether an operation lets callers try or change something without a session, or with the public one of the payment
 * bridge.
 */
function isOpenTry({ method, roles }: OperationTraits): boolean {
  return method !== 'GET' && roles.some((role) => role === 'anyone' || role === 'bridge')
}
