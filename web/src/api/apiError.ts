/** A call that did not succeed: the code of the catalogue and the service it belongs to. Its words are `errorText`'s business. */
export class ApiError extends Error {
  readonly code: string
  readonly service: string
  /** HTTP status; 0 where there was no answer. */
  readonly status: number

  constructor({ code, service, status }: { code: string; service: string; status: number }) {
    super(`${service} answered ${code}`)
    this.name = 'ApiError'
    this.code = code
    this.service = service
    this.status = status
  }
}
