import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

/** A stable address in front of a server that is replaced. */
export interface Gate {
  readonly listen: (port: number, host: string) => Promise<void>
  /** Lets all calls through to the server at that address, the waiting ones first. */
  readonly open: (server: string) => void
  /**
   * Makes calls wait. Resolves when every running call can be repeated. Long reads, such as one that waits for a
   * message, are repeated once the gate opens.
   */
  readonly shut: () => Promise<void>
  /** Closes the gate and all its connections. */
  readonly close: () => void
}

interface Settings {
  /** The longest that a call waits. */
  readonly waitMs: number
  /** The longest wait for a running read, and for a running write. */
  readonly readMs: number
  readonly writeMs: number
  /** The origins whose pages may read the gate's own answers, the same as for the server. */
  readonly corsOrigins: readonly string[]
}

const standard: Settings = { waitMs: 30_000, readMs: 300, writeMs: 10_000, corsOrigins: [] }
const absent =
  'The server is not ready. It is starting, or the output of npm start says what is wrong; it answers once that is fixed and saved.'

/** A gate in front of a development server. It does not listen yet, and is shut. */
export function makeGate(settings: Partial<Settings> = {}): Gate {
  const { waitMs, readMs, writeMs, corsOrigins } = { ...standard, ...settings }
  let server: string | null = null
  const agent = new Agent({ keepAlive: true })
  const waiting = new Set<() => void>()
  const underWay = new Set<IncomingMessage>()
  const watchers = new Set<() => void>()

  // Matches the server's keep-alive, so that a kept connection is still open.
  const gate = createServer({ keepAliveTimeout: 72_000 }, (call, answer) => void enter(call, answer))

  async function enter(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    // A readiness probe wants an answer, not a wait.
    if (server === null && call.url !== '/ready') await opened()
    if (answer.destroyed) return
    if (server === null) refuse(call, answer, corsOrigins)
    else pass(server, call, answer)
  }

  function pass(through: string, call: IncomingMessage, answer: ServerResponse): void {
    underWay.add(call)
    const onward = request(through, { path: call.url, method: call.method, headers: headersOf(call), agent })
    answer.once('close', () => {
      leave(call)
      onward.destroy()
    })
    onward.once('response', (response) => {
      // A response to a request has a status.
      answer.writeHead(response.statusCode as number, response.statusMessage, ownHeaders(response.rawHeaders))
      pipeline(response, answer, () => {})
    })
    onward.once('error', (error: NodeJS.ErrnoException) => {
      const gone = server !== through || error.code === 'ECONNREFUSED'
      if (answer.headersSent || !gone) return void answer.destroy()
      leave(call)
      answer.removeAllListeners('close')
      if (isRead(call)) void enter(call, answer)
      else refuse(call, answer, corsOrigins)
    })
    call.pipe(onward)
  }

  function leave(call: IncomingMessage): void {
    underWay.delete(call)
    for (const look of watchers) look()
  }

  function opened(): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer)
        waiting.delete(finish)
        resolve()
      }
      const timer = setTimeout(finish, waitMs)
      waiting.add(finish)
    })
  }

  /** Resolves when no such call is running, or after the limit. */
  function over(these: (call: IncomingMessage) => boolean, limitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer)
        watchers.delete(look)
        resolve()
      }
      const look = () => {
        if (![...underWay].some(these)) finish()
      }
      const timer = setTimeout(finish, limitMs)
      watchers.add(look)
      look()
    })
  }

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        gate.once('error', reject)
        gate.listen({ port, host, backlog: 4_096 }, resolve)
      }),
    open: (address) => {
      server = address
      for (const enters of waiting) enters()
    },
    shut: async () => {
      server = null
      await over(() => true, readMs)
      await over((call) => !isRead(call), writeMs)
    },
    close: () => {
      gate.closeAllConnections()
      gate.close()
      agent.destroy()
    },
  }
}

/** Refuses a call in the format of the contract or of the control API. */
function refuse(call: IncomingMessage, answer: ServerResponse, corsOrigins: readonly string[]): void {
  call.resume()
  const { origin } = call.headers
  answer.setHeader('vary', 'Origin')
  if (origin !== undefined && corsOrigins.includes(origin)) answer.setHeader('access-control-allow-origin', origin)
  const body = call.url?.startsWith('/api/')
    ? { result: { codResult: 'ERROR_GENERICO', msgResult: absent } }
    : { error: absent }
  answer.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' })
  answer.end(JSON.stringify(body))
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Whether the call may be sent twice. A GET with an effect carries an id by which the server recognises it. */
const isRead = (call: IncomingMessage): boolean => /^(GET|HEAD|OPTIONS)$/.test(call.method ?? '') && !hasBody(call)

/** The raw headers. With others Node would send an empty body in chunks, and the server would ask for its type. */
function headersOf(call: IncomingMessage): string[] {
  const isTold = call.headers['content-length'] !== undefined || hasBody(call) || isRead(call)
  return [...ownHeaders(call.rawHeaders), ...(isTold ? [] : ['content-length', '0'])]
}

/** The headers without those of the connection, names and values alternating. */
function ownHeaders(raw: readonly string[]): string[] {
  const single = /^(connection|keep-alive|proxy-connection|upgrade)$/i
  return raw.filter((_, index) => !single.test(raw[index - (index % 2)] ?? ''))
}
