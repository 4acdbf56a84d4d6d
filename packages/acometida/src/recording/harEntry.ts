import { isUtf8 } from 'node:buffer'
import { STATUS_CODES } from 'node:http'
import { harEntry, type NameAndValue } from '@acometida/api-spec/recording/harEntry'
import type { Entry } from 'har-format'
import type { Finding } from '../conformance/cells.ts'
import type { RecordedCall, RecordedMessage } from './recordedCall.ts'

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

/** Converts a call to an entry. `base`: the address of the API as the client called it, `http://127.0.0.1:4100`. */
export function toHarEntry(
  { startedAt, durationMs, request, response, operation }: RecordedCall,
  base: string,
  remarks: Omit<Remarks, 'operation'>,
): RecordedEntry {
  const { status } = response
  return {
    ...harEntry({
      startedAt,
      durationMs,
      method: request.method,
      url: base + request.path,
      request: { headers: namesAndValues(request), body: request.body.length === 0 ? null : bodyOf(request) },
      status,
      statusText: STATUS_CODES[status] ?? '',
      response: { headers: namesAndValues(response), body: bodyOf(response) },
    }),
    _acometida: { operation, ...remarks },
  }
}

function namesAndValues({ headers }: RecordedMessage): NameAndValue[] {
  return headers.map(([name, value]) => ({ name, value }))
}

function bodyOf({ body }: RecordedMessage) {
  const bytes = body.length
  return isUtf8(body)
    ? { text: body.toString(), bytes }
    : { text: body.toString('base64'), bytes, encoding: 'base64' as const }
}
