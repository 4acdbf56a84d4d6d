import type { Faults } from '@acometida/server/control/faults/faults'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerFault } from './answers.ts'
import { enforce } from './enforce.ts'
import type { JudgedCall } from './judgeCall.ts'
import { observe } from './observe.ts'
import { openCall } from './openCall.ts'
import { passOnTo } from './passOn.ts'
import type { Address } from './listenOption.ts'
import { connectTo, listen, makeApp, type Upstream } from './rawApp.ts'

/** The settings of a proxy. Port 0 is a free one. Calls below `/api` of the target are recognised as well. */
export interface ProxySettings extends Address, Upstream {
  /**
   * `observe` passes everything unchanged, and judges a call when its answer is sent. `enforce` stops requests and
   * answers that break the contract.
   */
  readonly mode: 'observe' | 'enforce'
  readonly faults: Faults
  /** The certificate and key of the proxy, PEM; null to listen over http. */
  readonly tls: { readonly cert: string; readonly key: string } | null
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
