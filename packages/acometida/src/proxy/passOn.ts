import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { isLoopback } from '@acometida/server/base/loopback'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeCause } from '../lib/describeCause.ts'
import { answerProblem } from './answers.ts'
import { framingOf } from './framing.ts'
import { unlessAborted } from './hasAborted.ts'
import type { AnswerHead } from './judgeCall.ts'

/** The handlers of an answer and of a missing one. */
interface Hooks {
  readonly onAnswer: (answer: AnswerHead & { readonly stream: Readable }) => void
  readonly onNone: () => void
}

/**
 * Forwards a request, and returns its answer unless hooks do. If the target does not answer, the answer is a 502 that
 * says so. If the caller aborts before an answer begins, the call continues at the target, and no hook is called.
 */
export type PassOn = (request: FastifyRequest, reply: FastifyReply, hooks?: Hooks) => FastifyReply

/** Makes the function that forwards requests to an address without a slash at its end: `https://api.example/v1`. */
export function passOnTo(target: string): PassOn {
  const { origin, pathname, hostname } = new URL(target)
  const base = pathname === '/' ? '' : pathname
  // The reference server reads the world from the host name: `mine.localhost` is the world `mine`.
  const keepsHost = isLoopback(hostname)
  return (request, reply, hooks) => {
    const [path = ''] = request.url.split('?', 1)
    let hasAnswered = false
    return reply.from(base + path, {
      rewriteRequestHeaders: ({ headers: { host } }, headers) => ({
        ...sentHeaders(headers),
        ...framingOf(request.raw.headers),
        ...(keepsHost && host !== undefined && { host }),
      }),
      rewriteHeaders: withoutHops,
      onError: (_reply, { error }) => {
        // If the body breaks off after the head, the stream reports it.
        if (hasAnswered) return
        unlessAborted(request, reply, () => {
          hooks?.onNone()
          answerProblem(reply, 502, `${origin}${base} does not answer: ${describeCause(error)}`)
        })
      },
      onResponse: (_request, _reply, response) => {
        hasAnswered = true
        // The library passes on Node's response, but its types are those of another client.
        const { statusCode: status, headers, stream } = response as unknown as Received
        // The timeout covers only the beginning of an answer, which may be a stream of events.
        stream.setTimeout(0)
        if (hooks === undefined) reply.send(stream)
        else hooks.onAnswer({ status, headers, stream })
      },
    })
  }
}

interface Received {
  readonly statusCode: number
  readonly headers: IncomingHttpHeaders
  readonly stream: IncomingMessage
}

/** The hop-by-hop headers of RFC 9110, 7.6.1. */
const HOPS = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

function sentHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  // Node has already answered `expect`.
  const { expect: _answered, 'content-length': _framing, ...sent } = withoutHops(headers)
  return sent
}

function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOPS.has(name) && !named.includes(name)))
}
