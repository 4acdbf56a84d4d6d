import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'

/** A call and its response, as they passed through the proxy. */
export interface RecordedCall {
  /** The operation. Null if the contract does not know the path. */
  readonly operation: OperationId | null
  /** When the first byte came, in ISO 8601 with `Z`. */
  readonly startedAt: string
  /** From the first byte of the request to the last one of the response. */
  readonly durationMs: number
  readonly request: RecordedMessage & { readonly method: string; readonly path: string }
  readonly response: RecordedMessage & { readonly status: number }
}

/** One direction of a call. */
export interface RecordedMessage {
  /** In the order in which they came. A name may come twice. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** The whole body without its encoding for transport (`gzip`, `chunked`). */
  readonly body: Buffer
}

/** Takes out of a call what must not be written. Throws nothing: what it cannot read, it leaves out. */
export type Redact = (call: RecordedCall) => RecordedCall
