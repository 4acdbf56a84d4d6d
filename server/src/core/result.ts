/** A part of a request that breaks the contract. */
export interface Violation {
  readonly where: string
  readonly problem: string
}

/** The fields for the audit that every result may have. */
interface AuditFields {
  /** The users whose data the call read or changed, if they are not the caller. */
  readonly about?: readonly number[]
  /** Their values before the change. */
  readonly before?: ValuesBefore
  readonly reason?: string
}

/**
 * The values of a user before a change: authority and settings. Never identity, contact data or secrets, because the
 * audit outlives its users.
 */
export type ValuesBefore = Readonly<Record<string, string | number | boolean | null>>

export interface Ok<Value, Code extends string> extends AuditFields {
  readonly ok: true
  readonly code: Code
  readonly value: Value
  /** The value as JSON, in consecutive parts. */
  readonly serialized?: readonly Buffer[]
}

export interface Fail<Code extends string> extends AuditFields {
  readonly ok: false
  readonly code: Code
  /** Whether the writes of the failed call are kept: counted attempts, audit. */
  readonly keep: boolean
}

/** A refusal: the request is outside the contract (400), has no valid token (401), or is not for this role (403). */
export interface Refused extends AuditFields {
  readonly ok: false
  readonly refused: 400 | 401 | 403
  readonly violations: readonly Violation[]
  /** Whether the writes of the refused call are kept. */
  readonly keep?: boolean
}

/** The result of a call. Only bugs throw. */
export type Result<Value, SuccessCode extends string = string, FailureCode extends string = string> =
  | Ok<Value, SuccessCode>
  | Fail<FailureCode>
  | Refused

/** A success with the plain code 0000. */
export function ok<Value>(value: Value): Ok<Value, '0000'> {
  return { ok: true, code: '0000', value }
}

/**
 * A success whose value is JSON already, because it is too large to be built as objects first. Reading `value` parses
 * it.
 */
export function okSerialized<Value>(written: readonly Buffer[]): Ok<Value, '0000'> {
  return {
    ok: true,
    code: '0000',
    serialized: written,
    get value() {
      // The JSON was written from a value of this type.
      return JSON.parse(Buffer.concat(written).toString()) as Value
    },
  }
}

/** A success with another success code. */
export function okWithCode<Code extends string, Value>(code: Code, value: Value): Ok<Value, Code> {
  return { ok: true, code, value }
}

/** A failure. Its transaction is undone. */
export function fail<Code extends string>(code: Code): Fail<Code> {
  return { ok: false, code, keep: false }
}

/** A failure whose writes are kept. */
export function failKeepingWrites<Code extends string>(code: Code): Fail<Code> {
  return { ok: false, code, keep: true }
}

/** The same result with the users whom it is about and, after a change, their values before. */
export function withSubjects<R extends Result<unknown>>(
  userIds: readonly number[],
  result: R,
  before?: ValuesBefore,
): R {
  return { ...result, about: userIds, ...(before === undefined ? {} : { before }) }
}

/** The same result with the reason of the call. A blank reason is left out. */
export function withReason<R extends Result<unknown>>(reason: string | undefined, result: R): R {
  const said = reason?.trim() ?? ''
  return said === '' ? result : { ...result, reason: said }
}

/** A refusal because of one part of the request: `where` it is, and what would be right. */
export function invalid(where: string, problem: string): Refused {
  return { ok: false, refused: 400, violations: [{ where, problem }] }
}

/** A refusal because the request has no valid session. */
export const unauthenticated: Refused = { ok: false, refused: 401, violations: [] }

/** A refusal because the role may not make the call. */
export const forbidden: Refused = { ok: false, refused: 403, violations: [] }
