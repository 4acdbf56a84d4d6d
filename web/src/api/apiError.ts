import type { Violation } from './generated/api.ts'

/**
 * The codes that a call may end with whatever its operation lists: no answer or none that can be read, a server in
 * trouble, a call that was not let in, a password against the policy, a page or a meter that did not come.
 */
export type TransportCode = 'XXX' | 'AAA' | '9002' | '4008' | '-0001'

/** The codes of a failed operation, by the generated type of its body: `CodeOf<LogInFailure>`. */
export type CodeOf<Body> =
  | TransportCode
  | (Body extends { readonly result: { readonly codResult: infer Code extends string } } ? Code : never)

/**
 * Why a call has no answer of the API: there is no connection; nothing answered; not in time; or what came cannot be
 * read.
 */
export interface Trouble {
  readonly kind: 'offline' | 'unreachable' | 'late' | 'unreadable'
  /** What the customer may quote: the id of the call, by which the console and the server know it. */
  readonly reference?: string
  /** What came is of this API and against the contract: asked again, it would answer the same. */
  readonly lasting?: true
}

interface Failure<Code> {
  readonly code: Code
  readonly service: string
  readonly status: number
  readonly violations?: readonly Violation[]
  readonly trouble?: Trouble | null
}

/**
 * A call that did not succeed: the code of the catalogue and the service it belongs to. Its words are `errorText`'s
 * business.
 */
export class ApiError<Code extends string = string> extends Error {
  readonly code: Code
  readonly service: string
  /** HTTP status; 0 where there was no answer. */
  readonly status: number
  /** The parts of the request that the server refused; empty where it names none. */
  readonly violations: readonly Violation[]
  /** Null where the API answered, or was in trouble itself. */
  readonly trouble: Trouble | null

  constructor({ code, service, status, violations = [], trouble = null }: Failure<Code>) {
    super(`${service} answered ${code}`)
    this.name = 'ApiError'
    this.code = code
    this.service = service
    this.status = status
    this.violations = violations
    this.trouble = trouble
  }
}

/** What was caught, as a failure of the operation that was called; null where it is no failure of a call. */
export function failureOf<Body = unknown>(error: unknown): ApiError<CodeOf<Body>> | null {
  // The contract holds the server to the codes that the operation lists. One of another server is equal to none of
  // them.
  return error instanceof ApiError ? (error as ApiError<CodeOf<Body>>) : null
}

/** The code of what was caught. What is no failure of a call is a failure of ours: XXX. */
export function codeOf<Body = unknown>(error: unknown): CodeOf<Body> {
  return failureOf<Body>(error)?.code ?? 'XXX'
}
