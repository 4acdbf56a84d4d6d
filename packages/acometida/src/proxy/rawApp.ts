import { createServer as createHttp } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { isLoopback } from '@acometida/server/base/loopback'
import replyFrom from '@fastify/reply-from'
import Fastify, { type FastifyInstance } from 'fastify'
import { assertFree } from '../lib/assertFree.ts'
import { portOf } from '../lib/portOf.ts'
import { answerProblem } from './answers.ts'
import { refuseUnframed } from './framing.ts'
import type { Address } from './listenOption.ts'

/** The time for which browsers keep an idle connection. */
const KEEP_ALIVE_MS = 72_000

/** A server that does not parse bodies. `tls`: its certificate and key, PEM; null to listen over http. */
export function makeApp(tls: { readonly cert: string; readonly key: string } | null): FastifyInstance {
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
  app.addHook('onRequest', refuseUnframed)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))
  return app
}

/** A server that requests are forwarded to. */
export interface Upstream {
  /** Its address, without a slash at its end. */
  readonly target: string
  /** The certificate authority of the server, PEM; null for those that Node knows. */
  readonly ca: string | null
  /** How long it may take to begin an answer. */
  readonly timeoutMs: number
}

/** Lets a server forward requests to an upstream. */
export function forwardTo(app: FastifyInstance, { target, ca, timeoutMs }: Upstream): void {
  void app.register(replyFrom, {
    base: new URL(target).origin,
    destroyAgent: true,
    // The library would retry calls that are answered with 503.
    retryMethods: [],
    // Node's own client forwards a call in half a millisecond; undici, the library's default, takes two.
    http: {
      // The library would accept any certificate.
      requestOptions: { timeout: timeoutMs, rejectUnauthorized: true, ...(ca === null ? {} : { ca }) },
    },
  })
}

/**
 * Lets a server listen, and resolves to its address. Throws if it cannot listen, for a taken port with its owner.
 * @param option what names another port
 */
export async function listen(app: FastifyInstance, { host, port }: Address, option = '--listen'): Promise<string> {
  if (port !== 0 && isLoopback(host)) await assertFree(port, 'the command', `${option} `)
  await app.listen({ host, port })
  const isSecure = 'setSecureContext' in app.server
  return `http${isSecure ? 's' : ''}://${host.includes(':') ? `[${host}]` : host}:${portOf(app.server)}`
}
