import { PASSING_FAILURES, SUCCESS_CODES } from '@acometida/api-spec/generated/outcomes'
import { fieldsIn } from '@acometida/api-spec/rules/fields'
import type { Violation } from '#src/api/generated/api.ts'
import { ApiError, type TransportFailure } from './apiError.ts'

/** How a call ended. `isForeign`: the answer is not from this API, which sends a result in every status. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ApiError; readonly isForeign: boolean }

/**
 * Reads an answer by its HTTP status and the `result` of its body. A 4xx is 4008 or WORLD_UNKNOWN if the body says so,
 * else 9002; any other status outside 2xx is XXX; ERROR_GENERICO becomes AAA; an unreadable body is XXX, and so is
 * -0001 from `meterReadings`. `reference` is the message-id of the call.
 */
export function outcomeOf<T>(status: number, body: string, service: string, reference = ''): Outcome<T> {
  const content = parse(body)
  const code = codeOf(content)
  const failure = {
    service,
    status,
    apiMessage: messageOf(content),
    violations: violationsOf(content),
    transportFailure: transportFailureOf(status, code, reference),
    reference,
  }
  const fail = (as: string): Outcome<T> => ({
    ok: false,
    error: new ApiError({ code: as, ...failure }),
    isForeign: code === null,
  })
  if (status >= 400 && status < 500) return fail(code !== null && SPEAKING_CODES.has(code) ? code : '9002')
  if (status < 200 || status > 299 || code === null) return fail('XXX')
  if (SUCCESS_CODES.has(code) || PASSING_FAILURES.has(`${service} ${code}`)) {
    // The server checks its answers against the contract that T was generated from.
    return { ok: true, value: content as T }
  }
  if (code === '-0001' && service === 'meterReadings') return fail('XXX')
  return fail(code === 'ERROR_GENERICO' ? 'AAA' : code)
}

/** Whether a status means that the operation does not exist: unknown address, wrong method, or not implemented. */
export function isMissing(status: number): boolean {
  return status === 404 || status === 405 || status === 501
}

function transportFailureOf(status: number, code: string | null, reference: string): TransportFailure | null {
  if (isMissing(status)) return { kind: 'missing', reference, lasting: true }
  return code === null && !SPEAKING_STATUSES.has(status) && status < 500 ? { kind: 'unreadable', reference } : null
}

/** Whether a successful answer reports an empty list of users, which it does by its code alone. */
export function hasNoUsers(content: unknown): boolean {
  return codeOf(content) === '0025'
}

/** Codes that keep their meaning with a 4xx. Only a development server knows worlds. */
const SPEAKING_CODES: ReadonlySet<string> = new Set(['4008', 'WORLD_UNKNOWN'])

/** Statuses that say enough without a body, also from a proxy: the session is over; too many calls. */
const SPEAKING_STATUSES: ReadonlySet<number> = new Set([401, 429])

function codeOf(content: unknown): string | null {
  const { codResult } = fieldsIn(fieldsIn(content).result)
  return codResult === undefined ? null : String(codResult)
}

function messageOf(content: unknown): string | null {
  const { msgResult } = fieldsIn(fieldsIn(content).result)
  return typeof msgResult === 'string' ? msgResult : null
}

function violationsOf(content: unknown): readonly Violation[] {
  const { violations } = fieldsIn(content)
  return Array.isArray(violations) ? violations.filter(isViolation) : []
}

function isViolation(item: unknown): item is Violation {
  return typeof fieldsIn(item).where === 'string'
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
