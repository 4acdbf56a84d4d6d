import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { type OtherAnswer, type Call, makeRefusal, makeAnswer } from './call.ts'
import { type Flaw, type FlawName, flaws } from './flaws.ts'
import { type Operation, operations, problemOf } from './operations.ts'
import { type Lifetime, openTokens, type Tokens } from './tokens.ts'

export interface OtherApiSettings {
  /** What it gets wrong. */
  readonly flaws?: readonly FlawName[]
  readonly port?: number
  readonly lifetime?: Lifetime
  /** The clock of its sessions, milliseconds, by the number of calls so far. */
  readonly nowMs?: (calls: number) => number
  /** The number of calls after which it answers nothing. */
  readonly stopsAfter?: number
  readonly pause?: (ms: number) => Promise<unknown>
}

/** The origin of the client that may call the API. */
export const CLIENT_ORIGIN = 'https://oficina.exemplo.gal'
const FIFTEEN_MINUTES = { seconds: 900 }

/**
 * Opens an API that implements part of the contract and shares nothing with the reference server: written from the
 * published document alone, with two customers in memory.
 */
export async function openOtherApi({
  flaws: names = [],
  port = 0,
  lifetime = FIFTEEN_MINUTES,
  nowMs = () => Date.now(),
  stopsAfter = Infinity,
  pause = pauseFor,
}: OtherApiSettings = {}): Promise<{
  readonly url: string
  /** The calls so far, each such as `GET /users/{id}`. */
  readonly calls: readonly string[]
  /** The writes that were done. */
  readonly executed: readonly string[]
  readonly close: () => Promise<void>
}> {
  const calls: string[] = []
  const executed: string[] = []
  const used = names.includes('shortLifetime') ? { ...lifetime, seconds: 120 } : lifetime
  const tokens = openTokens(used, () => nowMs(calls.length))
  const repeated = new Map<string, OtherAnswer>()
  const seen = new Map<FlawName, number>()
  const has = (name: string) => names.some((each) => each === name)

  const server = createServer((asked, given) => {
    void answer(asked).then(
      (made) => send(given, asked, made, pause),
      () => given.destroy(),
    )
  })

  async function answer(asked: IncomingMessage): Promise<OtherAnswer> {
    const { method = 'GET', url = '/' } = asked
    const { pathname, searchParams } = new URL(url, 'http://api')
    const wanted = method === 'OPTIONS' ? asked.headers['access-control-request-method'] : method
    const found = findOperation(String(wanted), pathname)
    if (!found) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'no such resource' }
    const [name, operation, path] = found
    calls.push(`${method} ${operation.path}`)
    if (calls.length > stopsAfter) throw new Error('It has stopped.')
    const text = await textOf(asked)
    const call = { ...callOf(name, path, searchParams, asked), body: bodyOf(text) ?? {} }
    const made =
      method === 'OPTIONS' ? preflight() : bodyOf(text) === null ? makeRefusal('body') : once(asked, operation, call)
    return flawed(made, { ...call, isPreflight: method === 'OPTIONS' })
  }

  /** Answers a write under the same message-id as the first time. */
  function once(asked: IncomingMessage, operation: Operation, call: Call): OtherAnswer {
    const key = `${call.operation} ${String(asked.headers['message-id'])} ${call.token}`
    const isKept = operation.method !== 'GET' && operation.isOpen === undefined
    const made = (isKept && repeated.get(key)) || answerCall(operation, call, tokens, has)
    if (isKept && made.status === 200) repeated.set(key, made)
    if (operation.method !== 'GET' && made.status === 200) executed.push(call.operation)
    return made
  }

  function flawed(made: OtherAnswer, call: Call & { readonly isPreflight: boolean }): OtherAnswer {
    return names.reduce((current, name) => {
      const { of, change }: Flaw = flaws[name]
      if (!change || !of.includes(call.operation)) return current
      const times = (seen.get(name) ?? 0) + 1
      seen.set(name, times)
      return change(current, { ...call, times })
    }, made)
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // A server that listens on a port has this type of address.
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}`,
    calls,
    executed,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answerCall(operation: Operation, call: Call, tokens: Tokens, has: (flaw: string) => boolean): OtherAnswer {
  const session = call.token === '' ? undefined : tokens.sessionOf(call.token)
  const isOfHalf = call.operation === 'resendMfaCode'
  if (!operation.isOpen) {
    // Only the second factor is open to somebody who is half logged in.
    if (session === undefined || (session.isHalf && !isOfHalf)) return makeAnswer('9002', {}, 401)
    if (isOfHalf && !session.isHalf) return makeAnswer('9002', {}, 403)
  }
  return problemOf(operation, call) ?? operation.answer({ ...call, person: session?.person }, tokens, has)
}

/** Addresses of operations that it lacks, and which look like those of others. */
const OTHERS: ReadonlySet<string> = new Set(['/customData/moratorium', '/customData/dossierData'])

function findOperation(method: string, pathname: string) {
  const asked = pathname.split('/')
  for (const [name, operation] of Object.entries(operations)) {
    const parts = operation.path.split('/')
    const fits =
      !OTHERS.has(pathname) &&
      parts.length === asked.length &&
      parts.every((part, nth) => part.startsWith('{') || part === asked[nth])
    if (operation.method !== method || !fits) continue
    const path = parts.flatMap((part, nth) => (part.startsWith('{') ? [[part.slice(1, -1), asked[nth] ?? '']] : []))
    const params: Record<string, string> = Object.fromEntries(path)
    return [name, operation, params] as const
  }
  return null
}

function callOf(operation: string, path: Call['path'], search: URLSearchParams, { headers }: IncomingMessage): Call {
  const clauses = (search.get('filter') ?? '').split('|').filter((clause) => clause !== '')
  const filter = Object.fromEntries(clauses.map((clause) => [clause.split(/::|~~/)[0], clause.split(/::|~~/)[1] ?? '']))
  const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
  return { operation, path, query: Object.fromEntries(search), filter, body: {}, token, person: undefined }
}

async function textOf(asked: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  // A stream that is not decoded yields buffers.
  for await (const chunk of asked) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** The fields of a body; null if it is no JSON. */
function bodyOf(text: string): Record<string, unknown> | null {
  try {
    const content: unknown = text === '' ? {} : JSON.parse(text)
    return typeof content === 'object' ? { ...content } : null
  } catch {
    return null
  }
}

function preflight(): OtherAnswer {
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'application, authorization, client-id, content-type, message-id',
      'access-control-max-age': '7200',
    },
    body: '',
  }
}

async function send(
  given: ServerResponse,
  { headers: { origin } }: IncomingMessage,
  { status, headers, body, encoding, isCut, delayMs }: OtherAnswer,
  pause: (ms: number) => Promise<unknown>,
): Promise<void> {
  if (delayMs !== undefined) await pause(delayMs)
  const allowed = {
    'access-control-allow-origin': CLIENT_ORIGIN,
    'access-control-expose-headers': 'date, retry-after',
    vary: 'origin',
  }
  const all = { 'cache-control': 'no-store', ...(origin === CLIENT_ORIGIN ? allowed : {}), ...headers }
  // A flaw takes a header away by leaving it empty.
  const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
  const bytes = Buffer.from(body, encoding ?? 'utf8')
  given.writeHead(status, { ...kept, ...(status === 204 ? {} : { 'content-length': bytes.length }) })
  if (!isCut) given.end(bytes)
  else given.write(bytes.subarray(0, bytes.length / 2), () => given.destroy())
}
