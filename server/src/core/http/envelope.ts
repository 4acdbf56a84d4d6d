import { errorCatalogue, type ErrorCode } from '@acometida/api-spec/generated/errors'
import type { Violation } from '#src/core/result.ts'

export interface ResultEnvelope {
  readonly codResult: string
  readonly msgResult: string
}

/** The `result` of an answer, with its message from the catalogue. */
export function resultEnvelope(code: ErrorCode): ResultEnvelope {
  return envelopes.get(code) ?? { codResult: code, msgResult: '' }
}

/** The body of every answer but a success. */
export function refusalBody(code: ErrorCode, violations: readonly Violation[] = []): object {
  return violations.length > 0 ? { result: resultEnvelope(code), violations } : { result: resultEnvelope(code) }
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code)
}

/** HTTP status of a business outcome: 200, but 400 for the password policy. */
export function statusOf(code: ErrorCode): number {
  return errorCatalogue[code].status
}

const envelopes = new Map(
  Object.entries(errorCatalogue).map(([code, { message }]) => [code, { codResult: code, msgResult: message }] as const),
)

/** The code of a call that was refused before its handler ran. */
export function refusalCode(status: 400 | 401 | 403): 'ERROR_GENERICO' | '9002' {
  return status === 400 ? 'ERROR_GENERICO' : '9002'
}
