import { readFileSync } from 'node:fs'
import { operationOf, type OperationId } from '@acometida/api-spec/testing/operationOf.ts'

/** A call of a recording. */
export interface PlayedCall {
  readonly operation: OperationId
  /** The path below the address of the API, with the query. */
  readonly path: string
  /** The header `authorization`, such as `Bearer …`; null without one. */
  readonly authorization: string | null
  readonly startedAt: Date
  readonly answer: PlayedAnswer
}

export interface PlayedAnswer {
  /** 0 if no answer came, or only a part of it. */
  readonly status: number
  /** The headers by their lower-case names. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: Buffer
}

/** The error of a file that is not HAR. */
export class HarError extends Error {}

/** Reads the calls of the contract in a HAR 1.2 file; skips others. Throws a `HarError` that gives the place. */
export function readHar(file: string): PlayedCall[] {
  const entries = listAt(parse(file), 'log', 'entries')
  if (typeof entries === 'string') throw new HarError(`${file} is no HAR: ${entries}.`)
  return entries.flatMap((entry, nth) => {
    const call = callOf(entry)
    if (typeof call === 'string') throw new HarError(`${file} is no HAR: log.entries[${nth}].${call}.`)
    return call ?? []
  })
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new HarError(`${file} is no HAR: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** A list of the file, or a sentence about its error. */
function listAt(content: unknown, outer: string, inner: string): readonly unknown[] | string {
  const found = fieldIn(fieldIn(content, outer), inner)
  return Array.isArray(found) ? found : `${outer}.${inner} must be a list`
}

/** A call of the contract, null for another one, or a sentence about the error of the entry. */
function callOf(entry: unknown): PlayedCall | null | string {
  const request = fieldIn(entry, 'request')
  const method = fieldIn(request, 'method')
  const url = fieldIn(request, 'url')
  const startedAt = new Date(String(fieldIn(entry, 'startedDateTime')))
  if (typeof method !== 'string') return 'request.method must be a text'
  if (typeof url !== 'string' || !URL.canParse(url)) return 'request.url must be an address'
  if (Number.isNaN(startedAt.getTime())) return 'startedDateTime must be an instant'
  const answer = answerOf(fieldIn(entry, 'response'))
  if (typeof answer === 'string') return `response.${answer}`
  const asked = contractPath(method, new URL(url))
  const authorization = headersOf(fieldIn(request, 'headers'))?.get('authorization') ?? null
  return asked && { ...asked, authorization, startedAt, answer }
}

function answerOf(response: unknown): PlayedAnswer | string {
  const status = fieldIn(response, 'status')
  const headers = headersOf(fieldIn(response, 'headers'))
  const text = fieldIn(fieldIn(response, 'content'), 'text') ?? ''
  if (typeof status !== 'number') return 'status must be a number'
  if (headers === null) return 'headers must be a list'
  if (typeof text !== 'string') return 'content.text must be a text'
  const isEncoded = fieldIn(fieldIn(response, 'content'), 'encoding') === 'base64'
  return { status, headers, body: Buffer.from(text, isEncoded ? 'base64' : 'utf8') }
}

/** The headers by their lower-case names; null if they are not a list. */
function headersOf(list: unknown): ReadonlyMap<string, string> | null {
  if (!Array.isArray(list)) return null
  return new Map(
    list.map((each: unknown) => [String(fieldIn(each, 'name')).toLowerCase(), String(fieldIn(each, 'value'))]),
  )
}

/** The operation at an address and its path below the API. The API may have any base path. */
function contractPath(method: string, { pathname, search }: URL): Pick<PlayedCall, 'operation' | 'path'> | null {
  const parts = pathname.split('/')
  for (let first = 1; first < parts.length; first += 1) {
    const path = `/${parts.slice(first).join('/')}`
    const operation = operationOf(method, path)
    if (operation !== undefined) return { operation, path: path + search }
  }
  return null
}

/** The value of a field; undefined if there is none. A recording may hold anything. */
export function fieldIn(value: unknown, name: string): unknown {
  // The keys of a JSON object are texts.
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}
