import { operations } from '@acometida/api-spec/generated/operations'
import { isMessageId } from '@acometida/api-spec/rules/messageId'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalBody } from './core/envelope.ts'

/**
 * Refuses, of somebody with a session, a call without the message id that its operation asks for. These are the GETs that change
 * something: an address alone, in a page or a message, does not have one, and neither does a prefetch.
 */
export function checkMessageId(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const { operationId } = request.routeOptions.config
  const id = request.headers['message-id']
  const missing = request.caller?.stage === 'open' && needsIt.has(operationId ?? '')
  if (!missing || (typeof id === 'string' && isMessageId(id))) return next()
  const problem = id === undefined ? 'is missing' : 'must be such as 7-ABCDEFGHIJKLMNO-3: user, 15 characters, sequence'
  const violation = { where: 'header/message-id', problem }
  request.problems = [`${violation.where} ${problem}`]
  request.codResult = 'ERROR_GENERICO'
  void reply.code(400).send(refusalBody('ERROR_GENERICO', [violation]))
}

const needsIt: ReadonlySet<string> = new Set(
  Object.entries(operations)
    .filter(([, { headers }]) => (headers as readonly string[]).includes('message-id'))
    .map(([id]) => id),
)
