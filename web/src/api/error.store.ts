import { SILENT_CODES } from '@acometida/api-spec/generated/outcomes'
import { makeStore } from '#src/base/store.ts'
import { ApiError, type TransportFailure } from './call/apiError.ts'

/** The content of the error banner. */
export interface ShownError {
  readonly code: string
  /** Text that replaces that of the catalogue. Null to use the catalogue. */
  readonly message: string | null
  /** The service that answered. Empty if no call was made. */
  readonly service: string
  /** The session goes on: this 9002 refuses one call. */
  readonly refused?: true
  /** Too many requests: a retry later may succeed. */
  readonly tooOften?: true
  /** What the API says itself, for a code that the catalogue lacks. */
  readonly apiMessage?: string | null
  /** The API gave no readable answer. Each kind has its own text. */
  readonly transportFailure?: TransportFailure | null
  /** The message-id of the call. */
  readonly reference?: string
}

/** The error of the last failed call. Null once it is closed. */
export const errorStore = makeStore<ShownError | null>(null)

/** Shows a failure in the banner, unless the contract says that its code is never shown. */
export function reportError(error: unknown): void {
  const shown = shownErrorOf(error)
  if (!SILENT_CODES.has(shown.code)) errorStore.set(shown)
}

/** Whether the error ends the session. */
export function isSessionEnd(shown: ShownError | null): boolean {
  return shown?.code === '9002' && !shown.refused
}

/** Closes the banner. */
export function clearError(): void {
  errorStore.set(null)
}

/** A failure as the banner shows it. An error that is not a failed call is a bug of the client, shown as XXX. */
export function shownErrorOf(error: unknown): ShownError {
  if (error instanceof ApiError) {
    const { code, service, status, apiMessage, transportFailure, reference } = error
    // Only a 401 ends the session. Any other 9002 is a failure of the call.
    const refused = code === '9002' && status !== 401
    const tooOften = status === 429
    return {
      code,
      message: null,
      service,
      apiMessage,
      transportFailure,
      reference,
      ...(refused && { refused }),
      ...(tooOften && { tooOften }),
    }
  }
  return isShownError(error) ? error : { code: 'XXX', message: null, service: '' }
}

/**
 * The reference that the customer may quote: the code, or the message-id of a call that failed with XXX or without a
 * readable answer, which the server has logged.
 */
export function referenceOf(error: unknown): string {
  const { code, transportFailure, reference } = shownErrorOf(error)
  return transportFailure?.reference ?? ((code === 'XXX' && reference) || code)
}

function isShownError(error: unknown): error is ShownError {
  return typeof error === 'object' && error !== null && 'code' in error && 'service' in error && 'message' in error
}
