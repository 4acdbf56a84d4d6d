import { createServer as createHttp } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Faults } from '@acometida/server/control/faults/faults'
import replyFrom from '@fastify/reply-from'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { answerFault, answerProblem } from './answers.ts'
import { enforce } from './enforce.ts'
import type { JudgedCall } from './judgeCall.ts'
import { observe } from './observe.ts'
import { openCall } from './openCall.ts'
import { passOnTo } from './passOn.ts'

export interface ProxySettings {
  /** The address of the API, without a slash at its end. Calls below `/api` of it are known as well. */
  readonly target: string
  readonly host: string
  /** 0 for a free one. */
  readonly port: number
  /**
   * `observe`: everything passes as it is, and is judged when the answer is sent; `enforce`: what breaks the contract
   * does not pass.
   */
  readonly mode: 'observe' | 'enforce'
  readonly faults: Faults
  /** The certificate and key of the proxy, PEM; null where it listens over http. */
  readonly tls: { readonly cert: string; readonly key: string } | null
  /** The authority that the certificate of the target is from, PEM; null for those that Node knows. */
  readonly ca: string | null
  /** How long the target may take to begin an answer. */
  readonly timeoutMs: number
  /** Told of each call of the contract that no fault rule answered, after its answer is sent. */
  readonly onCall: (call: JudgedCall) => void
}

export interface Proxy {
  readonly url: string
  /** Takes no more calls, and resolves when all that came are judged. */
  readonly close: () => Promise<void>
}

/** Opens a proxy between a client and an API. Throws where it cannot listen. */
export async function openProxy(settings: ProxySettings): Promise<Proxy> {
  const { host, port, tls, mode, faults, onCall } = settings
  const app = makeApp(settings)
  const judging = new Set<Promise<void>>()
  const note = (judged: Promise<JudgedCall>) => {
    const done = judged.then(onCall).finally(() => judging.delete(done))
    judging.add(done)
  }
  const passOn = passOnTo(settings.target)
  const pass = mode === 'observe' ? observe : enforce
  app.all('*', (request: FastifyRequest, reply: FastifyReply) => {
    const call = openCall(request)
    if (call === null) return passOn(request, reply)
    const fault = faults.take({ operation: call.operation })
    if (fault === null) return pass(call, passOn, note)(request, reply)
    answerFault(reply, fault.rule)
    return reply
  })
  await app.listen({ host, port })
  // A server that listens on a port has an address of this kind.
  const address = app.server.address() as AddressInfo
  return {
    url: `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    close: async () => {
      await app.close()
      await Promise.all(judging)
    },
  }
}

/** As long as browsers keep a connection without calls. */
const KEEP_ALIVE_MS = 72_000

/** A server that takes bodies as they come, and may call the target. */
function makeApp({ target, tls, ca, timeoutMs }: ProxySettings): FastifyInstance {
  const app = Fastify({
    serverFactory: (handler) => {
      const server = tls ? createHttps({ ...tls }, handler) : createHttp(handler)
      server.keepAliveTimeout = KEEP_ALIVE_MS
      return server
    },
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    frameworkErrors: (error, _request, reply) => answerProblem(reply, 400, error.message),
  })
  app.setErrorHandler<Error & { readonly statusCode?: number }>((error, _request, reply) =>
    answerProblem(reply, error.statusCode ?? 500, error.message),
  )
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))
  void app.register(replyFrom, {
    base: new URL(target).origin,
    destroyAgent: true,
    // The library would ask again for what is answered with 503.
    retryMethods: [],
    undici: {
      headersTimeout: timeoutMs,
      // An answer may be a stream of events.
      bodyTimeout: 0,
      // The library would take any certificate.
      connect: { rejectUnauthorized: true, ...(ca === null ? {} : { ca }) },
    },
  })
  return app
}
