import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operationOf, type OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Answer, Mangling } from './manglings.ts'

/** A call as the client made it. */
export interface MadeCall {
  readonly operation: OperationId
  readonly query: URLSearchParams
}

/** A change of an answer that depends on the call. */
export type CallMangling = (answer: Answer, call: MadeCall) => Answer | Promise<Answer>

/** The answer to a preflight from a page of another origin. */
export interface Preflight {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

interface Settings {
  /** The port to listen on. 0, the default, is a free one. */
  readonly port?: number
  /** Whether the API has no control API, like a third-party one. */
  readonly hidesControl?: boolean
}

/** A proxy in front of the client whose API breaks the contract. */
export interface ManglingProxy {
  /** The address of the proxy; the page knows no other. */
  readonly url: string
  /** Changes the answers of an operation from now on. */
  readonly mangle: (operation: OperationId, mangling: CallMangling) => void
  /** Changes the answers of all operations without their own mangling from now on. */
  readonly mangleAll: (mangling: Mangling) => void
  /** Changes the answers to preflights of an operation from now on. */
  readonly manglePreflights: (operation: OperationId, change: (given: Preflight) => Preflight) => void
  /** Limits the API to these operations from now on. The proxy answers calls of any other operation with a page. */
  readonly limitTo: (operations: readonly OperationId[]) => void
  /** The calls since the last `mend`. */
  readonly calls: () => readonly MadeCall[]
  /** The number of calls of an operation since the last `mend`. */
  readonly timesAsked: (operation: OperationId) => number
  /** Restores the API's own answers for all operations. */
  readonly mend: () => void
  /** The API's last answer to an operation, before mangling. Throws if nobody has called it. */
  readonly lastAnswer: (operation: OperationId) => Answer
  readonly close: () => Promise<void>
}

/**
 * Opens a proxy in front of `upstream`, which serves the client and `/api` as for every journey. Responses without a
 * rule pass unchanged. Rejects if the port is taken.
 */
export async function openManglingProxy(
  upstream: string,
  { port: wanted = 0, hidesControl = false }: Settings = {},
): Promise<ManglingProxy> {
  const manglings = new Map<OperationId, CallMangling>()
  const preflights = new Map<OperationId, (given: Preflight) => Preflight>()
  const made: MadeCall[] = []
  let usual: Mangling = (answer) => answer
  let offered: ReadonlySet<OperationId> | null = null
  const answers = new Map<OperationId, Answer>()
  const agent = new Agent({ keepAlive: true })

  const server = createServer((asked, given) => {
    const operation = askedOperation(asked)
    const call = operation && { operation, query: new URL(asked.url ?? '/', upstream).searchParams }
    if (call) made.push(call)
    const isHidden = hidesControl && asked.url?.startsWith('/__control')
    if (isHidden || (operation && offered && !offered.has(operation))) {
      given.writeHead(404, { 'content-type': 'text/html' })
      return void given.end('<html><h1>404 Not Found</h1></html>')
    }
    const headers = operation ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers
    const passed = request(upstream + (asked.url ?? '/'), { method: asked.method, headers, agent }, (came) => {
      if (call) void answerCall(call, came, given)
      else {
        const { status, headers: told } = answerPreflight(asked, {
          status: came.statusCode ?? 502,
          headers: came.headers,
        })
        given.writeHead(status, told)
        came.pipe(given)
      }
    })
    passed.on('error', () => given.destroy())
    asked.pipe(passed)
  })

  function answerPreflight({ method, url = '', headers }: IncomingMessage, answer: Preflight): Preflight {
    const wanted = headers['access-control-request-method']
    const operation = method === 'OPTIONS' ? askedOperation({ method: wanted, url }) : undefined
    const change = operation && preflights.get(operation)
    return change ? change(answer) : answer
  }

  async function answerCall(call: MadeCall, came: IncomingMessage, given: ServerResponse): Promise<void> {
    const { operation } = call
    const chunks: Buffer[] = []
    // A stream that is not decoded yields buffers.
    for await (const chunk of came) chunks.push(chunk as Buffer)
    const type = came.headers['content-type'] ?? ''
    const said: Answer = { status: came.statusCode ?? 502, type, body: Buffer.concat(chunks).toString() }
    answers.set(operation, said)
    const { status, type: saidType, body, cutOff } = await (manglings.get(operation) ?? usual)(said, call)
    const { 'transfer-encoding': _chunked, ...kept } = came.headers
    given.writeHead(status, { ...kept, 'content-type': saidType, 'content-length': Buffer.byteLength(body) })
    if (!cutOff) given.end(body)
    else given.write(body.slice(0, body.length / 2), () => given.destroy())
  }

  // On a busy machine a caller may be silent for longer than the default five seconds.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', resolve)
  })
  // A server that listens on a port has this type of address.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    mangle: (operation, mangling) => void manglings.set(operation, mangling),
    mangleAll: (mangling) => void (usual = mangling),
    manglePreflights: (operation, change) => void preflights.set(operation, change),
    limitTo: (operations) => void (offered = new Set(operations)),
    calls: () => [...made],
    timesAsked: (operation) => made.filter((call) => call.operation === operation).length,
    mend: () => {
      manglings.clear()
      preflights.clear()
      made.length = 0
      usual = (answer) => answer
      offered = null
    },
    lastAnswer: (operation) => {
      const said = answers.get(operation)
      if (!said) throw new Error(`Nobody has asked ${operation}.`)
      return said
    },
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The operation of a request; undefined for the client's own files. */
function askedOperation({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): OperationId | undefined {
  const [, path] = /^\/api(\/[^?#]*)/.exec(url) ?? []
  return path === undefined ? undefined : operationOf(method, path)
}
