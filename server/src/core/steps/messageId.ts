import { isMessageId } from '@acometida/api-spec/rules/messageId'
import type { FastifyRequest } from 'fastify'
import { refusalBody } from '#src/core/http/envelope.ts'
import type { Step } from './step.ts'

/**
 * Refuses, of somebody with a session, a call without the message id that its operation asks for. These are the GETs
 * that change something: an address alone, in a page or a message, does not have one, and neither does a prefetch.
 */
export const checkMessageId: Step = (request, reply) => {
  if (request.caller?.stage !== 'open' || messageIdOf(request) !== null) return true
  const problem =
    request.headers['message-id'] === undefined
      ? 'is missing'
      : 'must be such as 7-ABCDEFGHIJKLMNO-3: user, 15 characters, sequence'
  const violation = { where: 'header/message-id', problem }
  request.problems = [`${violation.where} ${problem}`]
  request.codResult = 'ERROR_GENERICO'
  void reply.code(400).send(refusalBody('ERROR_GENERICO', [violation]))
  return false
}

/** The id that a caller gave a call; null without a right one. */
export function messageIdOf({ headers }: FastifyRequest): string | null {
  const id = headers['message-id']
  return typeof id === 'string' && isMessageId(id) ? id : null
}
