import { nearestOperation } from '@acometida/server/core/http/nearestOperation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerProblem, originHeaders } from '../proxy/answers.ts'
import type { Address } from '../proxy/listenOption.ts'
import { contractCall } from '../proxy/openCall.ts'
import { passOnTo } from '../proxy/passOn.ts'
import { forwardTo, listen, makeApp } from '../proxy/rawApp.ts'
import type { PlayedCall } from '../recording/readHar.ts'
import type { Playback } from './playback.ts'

export interface ReplaySettings extends Address {
  readonly playback: Playback
  /** The address of a reference server that answers calls that were not recorded; null to answer them with a 404. */
  readonly mock: string | null
  /** Called for each call of the contract: with null if it was recorded, otherwise with a line on the nearest one. */
  readonly onCall: (miss: string | null) => void
}

const TIMEOUT_MS = 60_000

/** Opens a server that answers from a recording. Throws if it cannot listen. */
export async function openReplay({ playback, mock, onCall, ...address }: ReplaySettings) {
  const app = makeApp(null)
  if (mock !== null) forwardTo(app, { target: mock, ca: null, timeoutMs: TIMEOUT_MS })
  const passOn = mock === null ? null : passOnTo(mock)
  app.all('*', (request: FastifyRequest, reply: FastifyReply) => {
    const call = contractCall(request)
    if (call === null) return passOn ? passOn(request, reply) : answerUnknown(request, reply)
    const { operation, path } = call
    const played = playback.next(operation, path)
    const miss = played ? null : playback.nearest(operation, path)
    onCall(miss)
    if (played) return answerPlayed(played, request, reply)
    if (passOn) {
      // The reference server has the API below `/api`.
      request.raw.url = `/api${path}`
      return passOn(request, reply)
    }
    return answerProblem(reply, 404, miss ?? '')
  })
  return { url: await listen(app, address), close: () => app.close() }
}

function answerPlayed({ startedAt, answer }: PlayedCall, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, headers, body } = answer
  if (status === 0) {
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  }
  return reply
    .code(status)
    .headers({
      'content-type': 'application/json; charset=utf-8',
      // The client takes its time from the answers.
      date: startedAt.toUTCString(),
      ...Object.fromEntries([...headers].filter(([name]) => REPEATED.has(name))),
      ...originHeaders(request),
    })
    .send(body)
}

/** The headers of the recording that clients read. */
const REPEATED: ReadonlySet<string> = new Set(['content-type', 'date', 'retry-after', 'cache-control'])

function answerUnknown({ method, url, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) {
    return reply
      .code(204)
      .headers({
        ...originHeaders(reply.request),
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
      })
      .send()
  }
  const [path = ''] = url.split('?', 1)
  return answerProblem(
    reply,
    404,
    `The contract has no operation for ${method} at this address; ${nearestOperation(method, path)}.`,
  )
}
