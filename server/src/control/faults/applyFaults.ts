import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#src/core/context.ts'
import { isErrorCode, refusalBody, statusOf } from '#src/core/http/envelope.ts'
import type { Step } from '#src/core/steps/step.ts'
import { persona } from '#src/db/schema.ts'
import { clausesOf, type FaultRule, type Values } from './faults.ts'

/**
 * Applies the latest fault rule that matches a call.
 * @param callerOf returns the caller of a call whose session has not been checked yet
 * @param authenticate sets the caller, for the log of a call that the rule answers
 */
export function applyFaults(callerOf: (request: FastifyRequest) => Caller | null, authenticate: Step): Step {
  return (request, reply) => {
    const { faults, db } = request.world
    const { operationId } = request.routeOptions.config
    if (!faults.hasAny() || operationId === undefined) return true
    const isOf = (key: string): boolean => {
      const caller = callerOf(request)
      const who = caller && db.select().from(persona).where(eq(persona.key, key)).get()
      return who !== undefined && who !== null && who.userId === (caller?.actorId ?? caller?.userId)
    }
    const fault = faults.take({ operation: operationId, values: valuesOf(request), isOf })
    if (fault === null) return true
    request.fault = fault.id
    void authenticate(request, reply)
    return applyFault(fault.rule, request, reply)
  }
}

/** The parameters of a call, unchecked, with the clauses of its filter. */
function valuesOf({ params, query }: FastifyRequest): Values {
  // The router and the query parser return objects of texts.
  const { filter, ...others } = { ...Object(query), ...Object(params) } as Values
  return { ...clausesOf(filter), ...others }
}

/** Applies a fault rule to a call. Returns whether the call goes on, as it does after a rule with a delay alone. */
async function applyFault(rule: FaultRule, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { world, routeOptions } = request
  if (rule.delayMs !== undefined) await world.faults.hold(routeOptions.config.operationId ?? '', rule.delayMs)
  if (rule.malformed === 'broken') {
    reply.hijack()
    request.raw.socket.destroy()
    return false
  }
  if (rule.malformed !== undefined) {
    const { status, type, body } = malformed[rule.malformed]
    void reply
      .code(rule.status ?? status)
      .type(type)
      .send(body)
    return false
  }
  if (rule.codResult === undefined && rule.status === undefined) return true
  const code = rule.codResult ?? 'ERROR_GENERICO'
  request.codResult = code
  if (rule.status === 429 || rule.status === 503) reply.header('retry-after', '1')
  const known = isErrorCode(code)
  // As text, because the serializer of the route is that of a success.
  const text = JSON.stringify(known ? refusalBody(code) : { result: { codResult: code, msgResult: '' } })
  void reply
    .code(rule.status ?? (known ? statusOf(code) : 200))
    .type('application/json; charset=utf-8')
    .send(text)
  return false
}

const malformed = {
  empty: { status: 200, type: 'application/json', body: '' },
  html: { status: 502, type: 'text/html', body: '<html><body><h1>502 Bad Gateway</h1></body></html>' },
  truncated: { status: 200, type: 'application/json', body: '{"result":{"codResult":"00' },
} as const
