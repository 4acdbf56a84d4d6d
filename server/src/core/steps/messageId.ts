import { isMessageId } from '@acometida/api-spec/rules/messageId'
import type { FastifyRequest } from 'fastify'
import { refusedAnswer, sendAnswer } from '#src/core/calls/answers.ts'
import type { Step } from './step.ts'

/**
 * Refuses a call with a session that lacks the message id its operation requires. These are the GETs that change
 * something. A link in a page or message has no message id, and neither does a prefetch, so neither can change
 * anything.
 */
export const checkMessageId: Step = (request, reply) => {
  if (request.caller?.stage !== 'open' || messageIdOf(request) !== null) return true
  const { messageIdForm: form } = request.server
  const problem =
    request.headers[form.header] === undefined
      ? 'is missing'
      : `must be such as ${['7', 'ABCDEFGHIJKLMNO', '3'].join(form.separator)}: user, 15 characters, sequence`
  sendAnswer(reply, refusedAnswer(400, [{ where: `header/${form.header}`, problem }]))
  return false
}

/** The message id of a call; null if it is missing or malformed. */
export function messageIdOf({ headers, server: { messageIdForm } }: FastifyRequest): string | null {
  const id = headers[messageIdForm.header]
  return typeof id === 'string' && isMessageId(id, messageIdForm) ? id : null
}
