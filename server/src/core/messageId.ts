import { isMessageId } from '@acometida/api-spec/rules/messageId'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalBody } from './envelope.ts'
import { operationOf } from './operation.ts'

/**
 * Refuses, of somebody with a session, a call without the message id that its operation asks for. These are the GETs that change
 * something: an address alone, in a page or a message, does not have one, and neither does a prefetch.
 */
export function checkMessageId(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const needed = request.caller?.stage === 'open' && operationOf(request)?.needsMessageId === true
  if (!needed || messageIdOf(request) !== null) return next()
  const problem =
    request.headers['message-id'] === undefined
      ? 'is missing'
      : 'must be such as 7-ABCDEFGHIJKLMNO-3: user, 15 characters, sequence'
  const violation = { where: 'header/message-id', problem }
  request.problems = [`${violation.where} ${problem}`]
  request.codResult = 'ERROR_GENERICO'
  void reply.code(400).send(refusalBody('ERROR_GENERICO', [violation]))
}

/** The id that a caller gave a call; null without a right one. */
export function messageIdOf({ headers }: FastifyRequest): string | null {
  const id = headers['message-id']
  return typeof id === 'string' && isMessageId(id) ? id : null
}
