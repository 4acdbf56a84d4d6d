/** A name and a value, as HAR has headers and parameters. */
export interface NameAndValue {
  readonly name: string
  readonly value: string
}

/** One direction of a call. */
interface HarMessage {
  readonly headers: readonly NameAndValue[]
  /** Null if there is none. */
  readonly body: HarBody | null
}

interface HarBody {
  readonly text: string
  /** The bytes of the body itself, which base64 makes longer. */
  readonly bytes: number
  readonly encoding?: 'base64'
}

/** A call as a recording of the proxy or the control room has it. */
export interface HarCall {
  /** ISO 8601 with `Z`. */
  readonly startedAt: string
  readonly durationMs: number
  readonly method: string
  /** The whole address. */
  readonly url: string
  readonly request: HarMessage
  readonly status: number
  readonly statusText: string
  readonly response: HarMessage
}

/** An entry of HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec). The API has no cookies. */
export function harEntry({ startedAt, durationMs, method, url, request, status, statusText, response }: HarCall) {
  return {
    startedDateTime: startedAt,
    time: durationMs,
    request: {
      method,
      url,
      ...SHARED,
      headers: [...request.headers],
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      // The format has no place for a body of a request that is not text.
      ...(request.body === null
        ? {}
        : { postData: { mimeType: typeOf(request), text: request.body.encoding ? '' : request.body.text } }),
      bodySize: request.body?.bytes ?? 0,
    },
    response: {
      status,
      statusText,
      ...SHARED,
      headers: [...response.headers],
      content: {
        size: response.body?.bytes ?? 0,
        mimeType: typeOf(response),
        ...(response.body === null ? {} : { text: response.body.text }),
        ...(response.body?.encoding === undefined ? {} : { encoding: response.body.encoding }),
      },
      redirectURL: headerOf(response, 'location'),
      bodySize: response.body?.bytes ?? 0,
    },
    cache: {},
    // Only the whole duration is measured.
    timings: { send: 0, wait: durationMs, receive: 0 },
  }
}

/** Any cookies that are sent stay among the headers. */
const SHARED = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 }

function typeOf(message: HarMessage): string {
  return headerOf(message, 'content-type')
}

function headerOf({ headers }: HarMessage, wanted: string): string {
  return headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? ''
}
