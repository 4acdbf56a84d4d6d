import type { TFunction } from 'i18next'
import { hasAnswer } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'

/** The text of a failed call. */
export function callError(t: TFunction, error: unknown): string {
  if (!hasAnswer(error)) return t(navigator.onLine ? 'paying.noAnswer' : 'paying.offline')
  return errorText(t, error)
}

/** The text of a failed payment call. Without an answer it is unknown whether it arrived, and it may be repeated. */
export function paymentError(t: TFunction, error: unknown): string {
  return hasAnswer(error) ? callError(t, error) : `${callError(t, error)} ${t('paying.onlyOnce')}`
}
