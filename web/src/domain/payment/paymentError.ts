import type { TFunction } from 'i18next'
import { ApiError } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'

/** The text of a failed call. */
export function callError(t: TFunction, error: unknown): string {
  if (!hasAnswer(error)) return t(navigator.onLine ? 'paying.noAnswer' : 'paying.offline')
  return error instanceof ApiError && error.status === 429 ? t('paying.tooOften') : errorText(t, error)
}

/** The text of a failed payment call. Without an answer it is unknown whether it arrived, and it may be repeated. */
export function paymentError(t: TFunction, error: unknown): string {
  return hasAnswer(error) ? callError(t, error) : `${callError(t, error)} ${t('paying.onlyOnce')}`
}

/** Whether the server has answered a call. */
function hasAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0 && error.status < 500
}
