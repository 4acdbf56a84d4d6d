import type { ErrorCode } from '@acometida/api-spec/generated/errors'
import type { FaultRule } from '@acometida/server/control/faults/faults'
import { refusalBody, statusOf } from '@acometida/server/core/http/envelope'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Finding } from '../conformance/cells.ts'
import { textOf } from './tally.ts'

/** Answers in the contract's form, with a sentence for developers and any further fields. */
export function answerProblem(reply: FastifyReply, status: number, problem: string, more: object = {}): FastifyReply {
  return send(reply, status, { result: { codResult: 'ERROR_GENERICO', msgResult: problem }, ...more })
}

/** Answers a request that breaks the contract, in the form of the reference server. */
export function answerBrokenRequest(reply: FastifyReply, findings: readonly Finding[]): FastifyReply {
  const violations = findings.map(({ where, expected }) => ({ where, problem: expected }))
  return send(reply, 400, refusalBody('ERROR_GENERICO', violations))
}

/** Replaces an answer that breaks the contract. */
export function answerBrokenAnswer(reply: FastifyReply, findings: readonly Finding[]): FastifyReply {
  const lines = findings.map(textOf)
  return answerProblem(reply, 502, `The answer breaks the contract. ${lines.join('; ')}`, { findings })
}

/** Answers as a fault rule says. */
export function answerFault(reply: FastifyReply, { codResult, status }: FaultRule): FastifyReply {
  // The option takes only codes of the catalogue.
  const code = (codResult ?? 'ERROR_GENERICO') as ErrorCode
  if (status === 429 || status === 503) reply.header('retry-after', '1')
  return send(reply, status ?? statusOf(code), refusalBody(code))
}

function send(reply: FastifyReply, status: number, content: object): FastifyReply {
  return reply
    .code(status)
    .headers(originHeaders(reply.request))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(content))
}

/** The headers that let a client of another origin read an answer of the proxy itself. */
export function originHeaders({ headers: { origin } }: FastifyRequest): Record<string, string> {
  if (origin === undefined) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'date, retry-after',
    vary: 'origin',
  }
}
