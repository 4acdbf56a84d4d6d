import { SILENT_CODES } from '@acometida/api-spec/generated/outcomes'
import { ApiError, type Trouble } from './apiError.ts'
import { makeStore } from './store.ts'

/** What the error banner shows. */
export interface ShownError {
  readonly code: string
  /** Words that go before those of the catalogue; null where the catalogue has the last word. */
  readonly message: string | null
  /** The service that answered; empty where no call was made. */
  readonly service: string
  /** The session goes on: 9002 says that a call was refused, and nothing more. */
  readonly refused?: true
  /** Too much was asked for in a short time: it is worth trying later. */
  readonly tooOften?: true
  /** The API did not answer: it has words of its own. */
  readonly trouble?: Trouble | null
}

/** The error of the last call that failed; null once it is closed. */
export const errorStore = makeStore<ShownError | null>(null)

/** Puts a failure in the banner, unless the contract says that its code is never shown. */
export function reportError(error: unknown): void {
  const shown = shownErrorOf(error)
  if (!SILENT_CODES.has(shown.code)) errorStore.set(shown)
}

/** Whether what is shown is the end of a session. */
export function isSessionEnd(shown: ShownError | null): boolean {
  return shown?.code === '9002' && !shown.refused
}

/** Closes the banner. */
export function clearError(): void {
  errorStore.set(null)
}

/** A failure as the banner shows it. What is no failure of a call is a failure of ours, and shown as XXX. */
export function shownErrorOf(error: unknown): ShownError {
  if (error instanceof ApiError) {
    const { code, service, status, trouble } = error
    // Only 401 ends a session; what else is 9002 is a failure of the call.
    const refused = code === '9002' && status !== 401
    const tooOften = status === 429
    return { code, message: null, service, trouble, ...(refused && { refused }), ...(tooOften && { tooOften }) }
  }
  return isShownError(error) ? error : { code: 'XXX', message: null, service: '' }
}

/** What the customer may quote of a failure: the id of a call that cannot be read, else the code. */
export function referenceOf(error: unknown): string {
  const { code, trouble } = shownErrorOf(error)
  return trouble?.reference ?? code
}

function isShownError(error: unknown): error is ShownError {
  return typeof error === 'object' && error !== null && 'code' in error && 'service' in error && 'message' in error
}
