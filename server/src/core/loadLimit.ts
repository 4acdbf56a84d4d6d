import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { MINUTE_MS } from '@acometida/api-spec/rules/durations'
import { refusalBody } from './envelope.ts'
import { operationOf, type OperationTraits } from './operation.ts'

/** So many calls that hash a password, tens of milliseconds of a core each, may be waiting or under way. More of them would only wait for longer than anybody does. */
const queueLength = 128

/**
 * Keeps a crowd from bringing the server to a halt. Costly calls beyond the queue are answered with 503 and Retry-After, so
 * that the others and the health check go on. With a rate limit, calls without a session that try or change something are
 * answered with 429 and Retry-After once an address has made that many within a minute.
 */
export async function limitLoad(api: FastifyInstance, callsPerMinute: number): Promise<void> {
  let underWay = 0
  api.addHook('onRequest', (request, reply, next) => {
    if (operationOf(request)?.cost !== 'hash') return next()
    if (underWay >= queueLength) {
      request.codResult = 'ERROR_GENERICO'
      return void reply.code(503).header('retry-after', '1').send(refusalBody('ERROR_GENERICO'))
    }
    underWay += 1
    let counted = true
    // Whichever comes first: the answer is out, or the caller went away before.
    const leave = () => {
      if (counted) underWay -= 1
      counted = false
    }
    reply.raw.once('close', leave)
    reply.raw.once('finish', leave)
    next()
  })
  if (callsPerMinute === 0) return
  await api.register(rateLimit, { global: false, max: callsPerMinute, timeWindow: MINUTE_MS })
  const countCall = api.createRateLimit()
  api.addHook('onRequest', async (request, reply) => {
    const operation = operationOf(request)
    if (operation === null || !isOpenTry(operation)) return
    const count = await countCall(request)
    if (count.isAllowed || !count.isExceeded) return
    request.codResult = 'ERROR_GENERICO'
    return reply.code(429).header('retry-after', String(count.ttlInSeconds)).send(refusalBody('ERROR_GENERICO'))
  })
}

/** Whether an operation lets somebody without a session, or with the public one of the payment bridge, try or change something. */
function isOpenTry({ method, roles }: OperationTraits): boolean {
  return method !== 'GET' && roles.some((role) => role === 'anyone' || role === 'bridge')
}
