import type { FastifyReply, FastifyRequest } from 'fastify'
import { TooManyMessages } from '#src/core/outbox.ts'
import type { Violation } from '#src/core/result.ts'
import { isOfClosedDatabase } from '#src/db/storageProblem.ts'
import { refusalBody } from './envelope.ts'
import { nearestOperation } from './nearestOperation.ts'

/** An error of the framework, or a bug. */
type Refusal = Error & { readonly statusCode?: number; readonly code?: string }

/** Answers an error of the framework or a bug. The body is always the result envelope. */
export function answerError(error: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof TooManyMessages) return refuseWithRetryAfter(reply, 429, error.retryAfterSeconds)
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') dropRest(request, reply)
  if (isOfClosedDatabase(error)) return refuseReplacedWorld(reply)
  const refused = error.statusCode !== undefined && error.statusCode < 500
  if (refused) return reply.code(400).send(refusalBody('ERROR_GENERICO', [frameworkProblem(error, request)]))
  request.codResult = 'ERROR_GENERICO'
  request.thrown = error
  request.server.failureLog?.failed(request, error)
  return reply.code(500).send(refusalBody('ERROR_GENERICO'))
}

/** The most bytes of a refused body that are read. The largest valid one has about 15 million. */
const MOST_DROPPED_BYTES = 64 * 1024 * 1024

/**
 * Reads the rest of a body that is too large, and drops it. A caller that still sends when the connection is closed
 * sees a broken connection instead of the answer. One that goes on sending is cut off.
 */
function dropRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection')
  let bytes = 0
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MOST_DROPPED_BYTES) raw.destroy()
  })
  raw.resume()
}

/** Refuses a call that may be made again after some seconds. */
export function refuseWithRetryAfter(reply: FastifyReply, status: 429 | 503, seconds = 1): FastifyReply {
  reply.request.codResult = 'ERROR_GENERICO'
  return reply.code(status).header('retry-after', String(seconds)).send(refusalBody('ERROR_GENERICO'))
}

/** Refuses a call because of one part of it, for a step: the call does not go on. */
export function refusePart(
  reply: FastifyReply,
  where: string,
  problem: string,
  code: 'ERROR_GENERICO' | 'WORLD_UNKNOWN' = 'ERROR_GENERICO',
): false {
  void reply.code(400).send(refusalBody(code, [{ where, problem }]))
  return false
}

/** Refuses a call whose world was replaced or removed while the call was under way. */
function refuseReplacedWorld(reply: FastifyReply): FastifyReply {
  reply.request.codResult = 'WORLD_UNKNOWN'
  return reply.code(400).send(refusalBody('WORLD_UNKNOWN', [{ where: 'world', problem: WORLD_REPLACED }]))
}

/** The sentence for a call whose world was replaced or removed meanwhile. */
export const WORLD_REPLACED = 'was put back, replaced or deleted during this call; make the call again'

function frameworkProblem({ code, message }: Refusal, { routeOptions }: FastifyRequest): Violation {
  if (code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return { where: 'request', problem: message }
  return { where: 'body', problem: `has more than ${routeOptions.bodyLimit} bytes, the most that this call takes` }
}

/**
 * Answers a call to an unknown operation, and suggests the one that was probably meant: 405 with `Allow` if the path
 * has other methods (RFC 9110), 404 if the path does not exist.
 */
export function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?')
  const hint =
    path.startsWith('/api/') && path.length < 300 ? nearestOperation(request.method, path.slice('/api'.length)) : ''
  // The log does not hold the path: it may contain a document or a CUPS.
  request.problems = [`no operation is here${hint && `; ${hint}`}`]
  const problem = `there is no ${request.method} ${path}${hint && `; ${hint}`}`
  const methods = request.server.methodsOf(path)
  if (methods.length > 0) reply.header('allow', methods.join(', '))
  return reply.code(methods.length > 0 ? 405 : 404).send(refusalBody('ERROR_GENERICO', [{ where: 'path', problem }]))
}
