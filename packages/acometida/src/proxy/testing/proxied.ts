import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { makeFaults } from '@acometida/server/control/faults/faults'
import { portOf } from '../../lib/portOf.ts'
import type { JudgedCall } from '../judgeCall.ts'
import { openProxy, type Proxy, type ProxySettings } from '../openProxy.ts'

/** A proxy in front of an API of the test. */
export interface Proxied extends Proxy {
  /** The calls so far with their findings, once all are judged. */
  readonly found: () => readonly JudgedCall[]
}

/** Opens a proxy on a free port. The caller closes it. */
export async function openProxied(target: string, settings: Partial<ProxySettings> = {}): Promise<Proxied> {
  const found: JudgedCall[] = []
  const proxy = await openProxy({
    target,
    host: '127.0.0.1',
    port: 0,
    mode: 'observe',
    faults: makeFaults(),
    tls: null,
    ca: null,
    timeoutMs: 20_000,
    onCall: (call) => void found.push(call),
    ...settings,
  })
  return { ...proxy, found: () => found }
}

/** Opens an API of the test that handles requests by `listener`. */
export async function openApi(listener: RequestListener) {
  const server = createServer(listener)
  // On a machine that stands still for a moment, a connection would be closed just when a call arrives.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A response, with its body as it was sent. */
export interface Came {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Makes a call with a raw body, in chunks if it has no content-length. Rejects if the answer breaks off. */
export function call(
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<Came> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (came) => {
      const chunks: Buffer[] = []
      came.on('data', (chunk: Buffer) => chunks.push(chunk))
      came.once('error', reject)
      came.once('end', () =>
        resolve({ status: came.statusCode ?? 0, headers: came.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
