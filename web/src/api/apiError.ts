import type { Violation } from './generated/calls.ts'

interface Failure {
  readonly code: string
  readonly service: string
  readonly status: number
  readonly violations?: readonly Violation[]
}

/** A call that did not succeed: the code of the catalogue and the service it belongs to. Its words are `errorText`'s business. */
export class ApiError extends Error {
  readonly code: string
  readonly service: string
  /** HTTP status; 0 where there was no answer. */
  readonly status: number
  /** The parts of the request that the server refused; empty where it names none. */
  readonly violations: readonly Violation[]

  constructor({ code, service, status, violations = [] }: Failure) {
    super(`${service} answered ${code}`)
    this.name = 'ApiError'
    this.code = code
    this.service = service
    this.status = status
    this.violations = violations
  }
}
