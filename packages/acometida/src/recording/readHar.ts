import { readFileSync } from 'node:fs'
import { operationOf, type OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { fieldIn } from '../lib/json.ts'

/** A call of a recording. */
export interface PlayedCall {
  readonly operation: OperationId
  /** The path below the address of the API, with the query. */
  readonly path: string
  /** The header `authorization`, such as `Bearer …`; null without one. */
  readonly authorization: string | null
  readonly startedAt: Date
  readonly answer: {
    /** 0 if no answer came, or only a part of it. */
    readonly status: number
    /** The headers by their lower-case names. */
    readonly headers: ReadonlyMap<string, string>
    readonly body: Buffer
  }
}

/** Reads the calls of the contract in a HAR 1.2 file; skips others. Throws an Error that gives the place. */
export function readHar(file: string): PlayedCall[] {
  const entries = fieldIn(fieldIn(parse(file), 'log'), 'entries')
  if (!Array.isArray(entries)) throw new Error(`${file} is not a HAR file: log.entries must be a list.`)
  return entries.flatMap((entry, nth) => callOf(entry, `${file} is not a HAR file: log.entries[${nth}]`) ?? [])
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const problem = error instanceof SyntaxError ? 'is not a HAR file' : 'cannot be read'
    throw new Error(`${file} ${problem}: ${message}`, { cause: error })
  }
}

/** A call of the contract, null for another one. Throws if the entry is wrong; `at` is its place. */
function callOf(entry: unknown, at: string): PlayedCall | null {
  const fail = (problem: string): never => {
    throw new Error(`${at}.${problem}.`)
  }
  const [request, response] = [fieldIn(entry, 'request'), fieldIn(entry, 'response')]
  const [method, url] = [fieldIn(request, 'method'), fieldIn(request, 'url')]
  const [status, headers] = [fieldIn(response, 'status'), fieldIn(response, 'headers')]
  const content = fieldIn(response, 'content')
  const text = fieldIn(content, 'text') ?? ''
  const startedAt = new Date(String(fieldIn(entry, 'startedDateTime')))
  if (typeof method !== 'string') return fail('request.method must be a text')
  if (typeof url !== 'string' || !URL.canParse(url)) return fail('request.url must be an address')
  if (Number.isNaN(startedAt.getTime())) return fail('startedDateTime must be an instant')
  if (typeof status !== 'number') return fail('response.status must be a number')
  if (!Array.isArray(headers)) return fail('response.headers must be a list')
  if (typeof text !== 'string') return fail('response.content.text must be a text')
  const { protocol, pathname, search } = new URL(url)
  // Browsers record pictures within addresses as well.
  if (!/^https?:$/.test(protocol)) return null
  const parts = pathname.split('/')
  if (parts.length > MOST_PARTS) return fail(`request.url must have at most ${MOST_PARTS} parts`)
  const asked = contractPath(method, parts, search)
  if (asked && !isStatus(status)) return fail('response.status must be 0, or a whole number from 200 to 599')
  const authorization = byName(fieldIn(request, 'headers')).get('authorization') ?? null
  const body = Buffer.from(text, fieldIn(content, 'encoding') === 'base64' ? 'base64' : 'utf8')
  return asked && { ...asked, authorization, startedAt, answer: { status, headers: byName(headers), body } }
}

/** Whether an answer can have a status. 0 is that of a call without one. */
function isStatus(status: number): boolean {
  return status === 0 || (Number.isInteger(status) && status >= 200 && status <= 599)
}

/** The headers by their lower-case names; empty if they are not a list. */
function byName(headers: unknown): ReadonlyMap<string, string> {
  const list: readonly unknown[] = Array.isArray(headers) ? headers : []
  return new Map(list.map((each) => [String(fieldIn(each, 'name')).toLowerCase(), String(fieldIn(each, 'value'))]))
}

/** The most parts of a path. The API may have any base path. */
const MOST_PARTS = 100

/** The operation at an address and its path below the API. */
function contractPath(
  method: string,
  parts: readonly string[],
  search: string,
): Pick<PlayedCall, 'operation' | 'path'> | null {
  for (let first = 1; first < parts.length; first += 1) {
    const path = `/${parts.slice(first).join('/')}`
    const operation = operationOf(method, path)
    if (operation !== undefined) return { operation, path: path + search }
  }
  return null
}
