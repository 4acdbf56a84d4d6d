import type { Faults } from '@acometida/server/control/faults/faults'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerFault, answerProblem } from './answers.ts'
import { enforce } from './enforce.ts'
import type { JudgedCall } from './judgeCall.ts'
import type { Address } from './listenOption.ts'
import { observe } from './observe.ts'
import { foreignCall, openCall } from './openCall.ts'
import { passOnTo } from './passOn.ts'
import { forwardTo, listen, makeApp, type Upstream } from './rawApp.ts'

/** A built client that a proxy serves, with the API below `/api` of the same origin. */
export interface ServedClient {
  readonly folder: string
  /** Settings in place of those of the build. */
  readonly settings: object
}

/** The settings of a proxy. Port 0 is a free one. Calls below `/api` of the target are recognised as well. */
export interface ProxySettings extends Address, Upstream {
  /**
   * `observe` passes everything unchanged, and judges a call when its answer is sent. `enforce` stops requests and
   * answers that break the contract. `pass` judges nothing.
   */
  readonly mode: 'pass' | 'observe' | 'enforce'
  readonly faults: Faults
  /** The certificate and key of the proxy, PEM; null to listen over http. */
  readonly tls: { readonly cert: string; readonly key: string } | null
  /** Called for each call of the contract that no fault rule answered, after its answer is sent. */
  readonly onCall: (call: JudgedCall) => void
  /** Called for each passed call that is none of the contract, with its method and the start of its path. */
  readonly onForeign?: (call: string) => void
  /** The client to serve beside the API; null for none. */
  readonly client?: ServedClient | null
}

export interface Proxy {
  readonly url: string
  /** Stops accepting calls, and resolves when all received ones are judged. */
  readonly close: () => Promise<void>
}

/** The prefix of the API beside a client. */
const API = '/api'

/** Opens a proxy between a client and an API. Throws if it cannot listen. */
export async function openProxy(settings: ProxySettings): Promise<Proxy> {
  const { target, tls, mode, faults, onCall, onForeign, client = null } = settings
  const app = makeApp(tls)
  forwardTo(app, settings)
  const judging = new Set<Promise<void>>()
  const note = (judged: Promise<JudgedCall>) => {
    const done = judged.then(onCall).finally(() => judging.delete(done))
    judging.add(done)
  }
  const passOn = passOnTo(target)
  const passCall = (request: FastifyRequest, reply: FastifyReply) => {
    if (mode === 'pass') return passOn(request, reply)
    const call = openCall(request)
    if (call === null) {
      const foreign = foreignCall(request)
      if (foreign !== undefined) onForeign?.(foreign)
      return passOn(request, reply)
    }
    const fault = faults.take({ operation: call.operation })
    if (fault !== null) return answerFault(reply, fault.rule)
    return (mode === 'enforce' ? enforce : observe)(call, passOn, note)(request, reply)
  }
  app.all('*', client === null ? passCall : await besideClient(app, client, passCall))
  return {
    url: await listen(app, settings, client === null ? '--listen' : '--port'),
    close: async () => {
      await app.close()
      await Promise.all(judging)
    },
  }
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>

/** Answers with the client's pages, and calls below `/api` by `passCall`. */
async function besideClient(app: FastifyInstance, client: ServedClient, passCall: Answer): Promise<Answer> {
  const { answerPage, servePages } = await import('@acometida/server/control/client/clientPages')
  await servePages(app, client.folder, { ...client.settings, apiBase: API })
  const answer = answerPage(client.folder, (request, reply) =>
    answerProblem(reply, 404, `The client has no page for ${request.method} at this address. The API is below ${API}.`),
  )
  return (request, reply) => {
    if (!request.url.startsWith(`${API}/`)) return answer(request, reply)
    const { raw } = request
    raw.url = request.url.slice(API.length)
    // The page and its API have one origin, which the target does not know: it could refuse it.
    for (const name of ['origin', 'referer']) delete raw.headers[name]
    return passCall(request, reply)
  }
}
