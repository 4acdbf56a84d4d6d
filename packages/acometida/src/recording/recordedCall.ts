import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'

/** A call and its response, as they passed through the proxy. */
export interface RecordedCall {
  /** The operation in the contract; null if the contract does not know the path. */
  readonly operation: OperationId | null
  /** The arrival of the first byte, in ISO 8601 with `Z`. */
  readonly startedAt: string
  /** From the first byte of the request to the last one of the response. */
  readonly durationMs: number
  readonly request: RecordedMessage & { readonly method: string; readonly path: string }
  readonly response: RecordedMessage & { readonly status: number }
}

/** One direction of a call. */
export interface RecordedMessage {
  /** The headers in order of arrival. A name may occur twice. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** The whole body without its transport encoding (`gzip`, `chunked`). */
  readonly body: Buffer
}

/** The first header of a name, in lower case; empty without one. */
export function headerIn(headers: RecordedMessage['headers'], name: string): string {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1] ?? ''
}

/** Removes from a call everything that must not be written. Never throws: it drops the parts that it cannot read. */
export type Redact = (call: RecordedCall) => RecordedCall
