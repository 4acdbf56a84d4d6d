import type { Faults } from '@acometida/server/control/faults/faults'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerFault } from './answers.ts'
import { enforce } from './enforce.ts'
import type { JudgedCall } from './judgeCall.ts'
import { observe } from './observe.ts'
import { openCall } from './openCall.ts'
import { passOnTo } from './passOn.ts'
import { connectTo, listen, makeApp } from './rawApp.ts'

export interface ProxySettings {
  /** The address of the API, without a slash at its end. Calls below its `/api` are recognised as well. */
  readonly target: string
  readonly host: string
  /** 0 for a free one. */
  readonly port: number
  /**
   * `observe` passes everything unchanged, and judges a call when its answer is sent. `enforce` stops requests and
   * answers that break the contract.
   */
  readonly mode: 'observe' | 'enforce'
  readonly faults: Faults
  /** The certificate and key of the proxy, PEM; null to listen over http. */
  readonly tls: { readonly cert: string; readonly key: string } | null
  /** The certificate authority of the target, PEM; null for those that Node knows. */
  readonly ca: string | null
  /** How long the target may take to begin an answer. */
  readonly timeoutMs: number
  /** Called for each call of the contract that no fault rule answered, after its answer is sent. */
  readonly onCall: (call: JudgedCall) => void
}

export interface Proxy {
  readonly url: string
  /** Stops accepting calls, and resolves when all received ones are judged. */
  readonly close: () => Promise<void>
}

/** Opens a proxy between a client and an API. Throws if it cannot listen. */
export async function openProxy(settings: ProxySettings): Promise<Proxy> {
  const { target, tls, mode, faults, onCall } = settings
  const app = makeApp(tls)
  connectTo(app, settings)
  const judging = new Set<Promise<void>>()
  const note = (judged: Promise<JudgedCall>) => {
    const done = judged.then(onCall).finally(() => judging.delete(done))
    judging.add(done)
  }
  const passOn = passOnTo(target)
  const pass = mode === 'observe' ? observe : enforce
  app.all('*', (request: FastifyRequest, reply: FastifyReply) => {
    const call = openCall(request)
    if (call === null) return passOn(request, reply)
    const fault = faults.take({ operation: call.operation })
    return fault === null ? pass(call, passOn, note)(request, reply) : answerFault(reply, fault.rule)
  })
  return {
    url: await listen(app, settings),
    close: async () => {
      await app.close()
      await Promise.all(judging)
    },
  }
}
