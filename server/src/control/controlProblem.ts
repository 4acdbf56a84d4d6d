/** A failed control call. The message is a sentence for the developer who made it. */
export class ControlProblem extends Error {
  readonly status: 400 | 404 | 409 | 503

  constructor(status: 400 | 404 | 409 | 503, message: string) {
    super(message)
    this.status = status
  }
}
