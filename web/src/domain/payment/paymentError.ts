import type { TFunction } from 'i18next'
import { ApiError } from '#src/api/apiError.ts'
import { errorText } from '#src/api/errorText.ts'

/** The words of a failed call. */
export function callError(t: TFunction, error: unknown): string {
  if (!hasAnswer(error)) return t(navigator.onLine ? 'paying.noAnswer' : 'paying.offline')
  return error instanceof ApiError && error.status === 429 ? t('paying.tooOften') : errorText(t, error)
}

/**
 * The words of a failed call that pays: without an answer nobody knows whether it arrived, and it may be made again.
 */
export function paymentError(t: TFunction, error: unknown): string {
  return hasAnswer(error) ? callError(t, error) : `${callError(t, error)} ${t('paying.onlyOnce')}`
}

/** Whether the server answered a call. */
export function hasAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0 && error.status < 500
}
