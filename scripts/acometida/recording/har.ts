import { isUtf8 } from 'node:buffer'
import { STATUS_CODES } from 'node:http'
import type { Content, Entry, Header, PostData } from 'har-format'
import type { Finding } from '../conformance/cells.ts'
import { headerIn, type RecordedCall, type RecordedMessage } from './recordedCall.ts'

/** The fields that a recording adds to a call. */
interface Remarks {
  readonly operation: RecordedCall['operation']
  /** The roles of the caller, separated by commas; `anyone` without a session, `user` if the roles are unknown. */
  readonly role: string
  readonly findings: readonly Finding[]
}

/** An entry of HAR 1.2 with our remarks, which other tools ignore. */
export interface RecordedEntry extends Entry {
  readonly _acometida: Remarks
}

/** Converts a call to an entry. `base`: the address of the API as the client called it. */
export function entryOf(
  { startedAt, durationMs, request, response, ...call }: RecordedCall,
  base: string,
  remarks: Omit<Remarks, 'operation'>,
): RecordedEntry {
  const url = base + request.path
  const { status, headers, body } = response
  return {
    startedDateTime: startedAt,
    time: durationMs,
    request: {
      method: request.method,
      url,
      ...SHARED,
      headers: namesAndValues(request.headers),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(request.body.length > 0 ? { postData: postDataOf(request) } : {}),
      bodySize: request.body.length,
    },
    response: {
      status,
      statusText: STATUS_CODES[status] ?? '',
      ...SHARED,
      headers: namesAndValues(headers),
      content: contentOf(response),
      redirectURL: headerIn(headers, 'location'),
      bodySize: body.length,
    },
    cache: {},
    // The proxy measures only the whole duration.
    timings: { send: 0, wait: durationMs, receive: 0 },
    _acometida: { operation: call.operation, ...remarks },
  }
}

/** The API has no cookies; any that are sent stay among the headers. */
const SHARED = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 }

function namesAndValues(headers: RecordedMessage['headers']): Header[] {
  return headers.map(([name, value]) => ({ name, value }))
}

/** The body of a request. The format has no place for a body that is not text. */
function postDataOf({ headers, body }: RecordedMessage): PostData {
  return { mimeType: headerIn(headers, 'content-type'), text: isUtf8(body) ? body.toString() : '' }
}

function contentOf({ headers, body }: RecordedMessage): Content {
  const about = { size: body.length, mimeType: headerIn(headers, 'content-type') }
  return isUtf8(body)
    ? { ...about, text: body.toString() }
    : { ...about, text: body.toString('base64'), encoding: 'base64' }
}
