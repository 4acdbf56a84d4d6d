/** Another call, hidden in the body of a request. */
const HIDDEN = 'GET /api/hidden HTTP/1.1\r\nhost: localhost\r\n\r\n'
const CHUNKED = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`

export interface FramingCase {
  readonly name: string
  readonly bytes: string
  /** The calls that the API may read: none if the request was refused. */
  readonly calls: readonly string[]
}

const whole = (method: string) => [`${method} /api/first <${HIDDEN}>`]
const head = (method: string, ...lines: string[]) =>
  [`${method} /api/first HTTP/1.1`, 'host: localhost', ...lines, '', ''].join('\r\n')

const withBody = ['DELETE', 'OPTIONS', 'POST', 'PUT', 'PATCH']

/** Requests whose bodies would be read as another call if their framing were lost. */
export const framingCases: readonly FramingCase[] = [
  ...withBody.map((method) => ({
    name: `${method} in chunks`,
    bytes: head(method, 'transfer-encoding: chunked') + CHUNKED,
    calls: whole(method),
  })),
  ...withBody.map((method) => ({
    name: `${method} with its length`,
    bytes: head(method, `content-length: ${HIDDEN.length}`) + HIDDEN,
    calls: whole(method),
  })),
  {
    name: 'DELETE with trailers',
    bytes: head('DELETE', 'transfer-encoding: chunked', 'trailer: x-a') + CHUNKED.slice(0, -2) + 'x-a: 1\r\n\r\n',
    calls: whole('DELETE'),
  },
  {
    name: 'DELETE whose connection names its length',
    bytes: head('DELETE', 'connection: content-length', `content-length: ${HIDDEN.length}`) + HIDDEN,
    calls: whole('DELETE'),
  },
  {
    name: 'DELETE whose connection names its encoding',
    bytes: head('DELETE', 'connection: transfer-encoding', 'transfer-encoding: chunked') + CHUNKED,
    calls: whole('DELETE'),
  },
  {
    name: 'DELETE that asks whether it may send its body',
    bytes: head('DELETE', 'expect: 100-continue', 'transfer-encoding: chunked') + CHUNKED,
    calls: whole('DELETE'),
  },
  {
    name: 'POST that would speak another protocol',
    bytes: head('POST', 'connection: upgrade', 'upgrade: h2c', `content-length: ${HIDDEN.length}`) + HIDDEN,
    calls: whole('POST'),
  },
  {
    name: 'POST with two lengths',
    bytes: head('POST', 'content-length: 0', `content-length: ${HIDDEN.length}`) + HIDDEN,
    calls: [],
  },
  {
    name: 'POST with a length and chunks',
    bytes: head('POST', 'content-length: 5', 'transfer-encoding: chunked') + CHUNKED,
    calls: [],
  },
  {
    name: 'POST whose encoding is unknown',
    bytes: head('POST', 'transfer-encoding: identity') + HIDDEN,
    calls: [],
  },
]

/** Requests that the proxies of the package refuse as well, and development proxies forward with their framing. */
export const refusedCases: readonly FramingCase[] = [
  {
    name: 'GET with a body',
    bytes: head('GET', `content-length: ${HIDDEN.length}`) + HIDDEN,
    calls: [],
  },
  {
    name: 'GET in chunks',
    bytes: head('GET', 'transfer-encoding: chunked') + CHUNKED,
    calls: [],
  },
  {
    name: 'TRACE with a body',
    bytes: head('TRACE', `content-length: ${HIDDEN.length}`) + HIDDEN,
    calls: [],
  },
  {
    name: 'OPTIONS in two encodings',
    bytes: head('OPTIONS', 'transfer-encoding: gzip, chunked') + CHUNKED,
    calls: [],
  },
]
