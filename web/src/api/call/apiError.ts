import type { Violation } from '#src/api/generated/api.ts'

/**
 * The codes that any call may end with, whatever its operation lists: no answer or an unreadable one (XXX), a server
 * error (AAA), a refused call (9002), a password against the policy (4008), code or meter readings that did not arrive
 * (-0001).
 */
export type TransportCode = 'XXX' | 'AAA' | '9002' | '4008' | '-0001'

/** The failure codes of an operation, from the generated type of its body: `CodeOf<LogInFailure>`. */
export type CodeOf<Body> =
  | TransportCode
  | (Body extends { readonly result: { readonly codResult: infer Code extends string } } ? Code : never)

/**
 * Why a call has no readable answer: the device is offline, nothing answered, the call timed out, the answer cannot be
 * read, or the API does not have the operation.
 */
export interface TransportFailure {
  readonly kind: 'offline' | 'unreachable' | 'late' | 'unreadable' | 'missing'
  /** The message-id of the call. The customer may quote it; the console and the server log it. */
  readonly reference?: string
  /** The answer breaks the contract, or there is no such operation. A retry would bring the same. */
  readonly lasting?: true
}

interface Failure<Code> {
  readonly code: Code
  readonly service: string
  readonly status: number
  /** The `msgResult` of the answer, if it is text. */
  readonly apiMessage?: string | null
  readonly violations?: readonly Violation[]
  readonly transportFailure?: TransportFailure | null
  readonly reference?: string
}

/** A failed call: the code from the catalogue and the service it belongs to. `errorText` gives its text. */
export class ApiError<Code extends string = string> extends Error {
  readonly code: Code
  readonly service: string
  /** HTTP status. 0 without an answer. */
  readonly status: number
  /** What the API says itself, one line of at most 200 characters. Shown only with a code that the catalogue lacks. */
  readonly apiMessage: string | null
  /** The parts of the request that the server refused. Empty if it names none. */
  readonly violations: readonly Violation[]
  /** Null if the API answered, or failed with a server error. */
  readonly transportFailure: TransportFailure | null
  /** The message-id of the call. Empty if none was made. */
  readonly reference: string

  constructor({
    code,
    service,
    status,
    apiMessage = null,
    violations = [],
    transportFailure = null,
    reference = '',
  }: Failure<Code>) {
    super(`${service} answered ${code}`)
    this.name = 'ApiError'
    this.code = code
    this.service = service
    this.status = status
    this.apiMessage = oneLine(apiMessage ?? '')
    this.violations = violations
    this.transportFailure = transportFailure
    this.reference = reference
  }
}

/**
 * A text of another program as one short line without characters that nobody sees. Null if it says nothing: some
 * programs write `null` for a missing text.
 */
function oneLine(text: string): string | null {
  const line = text.replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ').trim()
  if (/^(null|undefined)$/i.test(line)) return null
  return (line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line) || null
}

const MOST_CHARACTERS = 200

/** A caught error as a failure of the operation that was called. Null if it is not an `ApiError`. */
export function failureOf<Body = unknown>(error: unknown): ApiError<CodeOf<Body>> | null {
  // The contract holds the server to the codes that the operation lists. An unlisted code equals none of them.
  return error instanceof ApiError ? (error as ApiError<CodeOf<Body>>) : null
}

/** The code of a caught error. An error that is not an `ApiError` is a bug of the client: XXX. */
export function codeOf<Body = unknown>(error: unknown): CodeOf<Body> {
  return failureOf<Body>(error)?.code ?? 'XXX'
}

/** Whether the server has answered the call. Without an answer it is unknown whether the call took effect. */
export function hasAnswer(error: unknown): boolean {
  const { status = 0 } = failureOf(error) ?? {}
  return status > 0 && status < 500
}
