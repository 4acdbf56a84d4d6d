import { harEntry } from '@acometida/api-spec/recording/harEntry'
import type { LoggedRequest, WatchedRequest } from '#room/api/generated/control.ts'
import { startOf } from './calls.ts'

/** A call, with what a watched world keeps of it; null where nothing is kept. */
export interface KeptCall {
  readonly logged: LoggedRequest
  readonly content: WatchedRequest | null
}

/**
 * Calls as HAR 1.2, oldest first, as `acometida proxy` records them: developer tools and `acometida replay` read it.
 * @param base the server of the calls, such as `http://localhost:4000`
 */
export function harOf(calls: readonly KeptCall[], base: string) {
  const entries = calls
    .toSorted((one, other) => one.logged.number - other.logged.number)
    .map((call) => ({ ...entryOf(call, base), _acometida: remarksOf(call.logged) }))
  return { log: { version: '1.2', creator: { name: 'acometida room', version: '1' }, entries } }
}

function entryOf({ logged, content }: KeptCall, base: string) {
  const { method, path, address = path, durationMs, status } = logged
  return harEntry({
    startedAt: new Date(startOf(logged)).toISOString(),
    durationMs,
    method,
    url: base + address,
    request: { headers: content?.requestHeaders ?? [], body: bodyOf(content?.requestBody) },
    status,
    statusText: '',
    response: { headers: content?.responseHeaders ?? [], body: bodyOf(content?.responseBody) },
  })
}

function bodyOf(text: string | null | undefined) {
  return typeof text === 'string' ? { text, bytes: new TextEncoder().encode(text).length } : null
}

/** The remarks of a recording, which other tools ignore. */
function remarksOf({ operation, role, persona, messageId, problems }: LoggedRequest) {
  return { operation, role, persona, messageId, problems }
}
