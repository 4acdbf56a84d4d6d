import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerProblem } from './answers.ts'

/** The methods whose bodies the framework does not read. */
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'TRACE'])

/**
 * Refuses a request whose body could not be forwarded as one body. Half-forwarded, its bytes or the next call's would
 * be read as something else. Node itself refuses two lengths, and a length beside a transfer encoding.
 */
export async function refuseUnframed(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { method, headers } = request
  const encoding = headers['transfer-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked')
    return answerProblem(reply, 501, `The transfer encoding "${encoding}" is not forwarded. Allowed: chunked.`)
  if (WITHOUT_BODY.has(method) && hasBody(headers))
    return answerProblem(reply, 400, `A ${method} with a body is not forwarded. Send it without a body.`)
  return undefined
}

/**
 * The header that frames the body of a forwarded request, as it came. Node frames only what is announced for methods
 * that rarely have a body, such as DELETE and OPTIONS: it would write the bare body behind the headers.
 * @param headers the request's own: those of `connection` may name `content-length`, and are left out elsewhere
 */
export function framingOf({
  'content-length': length,
  'transfer-encoding': encoding,
}: IncomingHttpHeaders): IncomingHttpHeaders {
  if (encoding !== undefined) return { 'transfer-encoding': 'chunked' }
  return length === undefined ? {} : { 'content-length': length }
}

function hasBody({ 'content-length': length = '0', 'transfer-encoding': encoding }: IncomingHttpHeaders): boolean {
  return encoding !== undefined || Number(length) !== 0
}
