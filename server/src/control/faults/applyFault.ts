import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isErrorCode, refusalBody, statusOf } from '#src/core/http/envelope.ts'
import type { FaultRule } from './faults.ts'

/**
 * Does to a call what a fault rule says, and tells whether the call goes on: a rule with nothing but a delay lets it.
 */
export async function applyFault(rule: FaultRule, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  if (rule.delayMs !== undefined) await hold(rule.delayMs, request)
  switch (rule.malformed) {
    case 'broken':
      reply.hijack()
      request.raw.socket.destroy()
      return false
    case 'empty':
      void reply
        .code(rule.status ?? 200)
        .type('application/json')
        .send('')
      return false
    case 'html':
      void reply
        .code(rule.status ?? 502)
        .type('text/html')
        .send('<html><body><h1>502 Bad Gateway</h1></body></html>')
      return false
    case 'truncated':
      void reply
        .code(rule.status ?? 200)
        .type('application/json')
        .send('{"result":{"codResult":"00')
      return false
    default:
  }
  if (rule.codResult === undefined && rule.status === undefined) return true
  const code = rule.codResult ?? 'ERROR_GENERICO'
  request.codResult = code
  if (rule.status === 429 || rule.status === 503) reply.header('retry-after', '1')
  const known = isErrorCode(code)
  // As text: the serializer of the route is that of a success.
  const text = JSON.stringify(known ? refusalBody(code) : { result: { codResult: code, msgResult: '' } })
  void reply
    .code(rule.status ?? (known ? statusOf(code) : 200))
    .type('application/json; charset=utf-8')
    .send(text)
  return false
}

async function hold(delayMs: number, { world, routeOptions }: FastifyRequest): Promise<void> {
  const call = { operation: routeOptions.config.operationId ?? '', untilMs: performance.now() + delayMs }
  world.faults.held.add(call)
  await setTimeout(delayMs)
  world.faults.held.delete(call)
}
