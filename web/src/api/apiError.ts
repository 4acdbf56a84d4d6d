/** A call that did not succeed: the code of the catalogue, the service it belongs to, and a message where the server insists on one. */
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
