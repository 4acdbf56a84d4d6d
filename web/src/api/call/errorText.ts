import type { TFunction } from 'i18next'
import { shownErrorOf } from '#src/api/error.store.ts'
import { limitOf } from './callLimit.ts'

/**
 * The text of a failure in the current language: its own message, else the text of its code for the service, else that
 * of the code alone. Without a readable answer, the text of the transport failure with its reference. A refused call
 * shows the general failure; a code without a text also what the API says of it, with the code.
 */
export function errorText(t: TFunction, error: unknown): string {
  const { code, message, service, apiMessage = null, refused, tooOften, transportFailure } = shownErrorOf(error)
  if (message !== null && message !== '') return message
  if (transportFailure) {
    const text = t(`failure.${transportFailure.kind}`)
    return transportFailure.reference ? `${text} (${t('ui.reference')} ${transportFailure.reference})` : text
  }
  if (tooOften) return tooOftenText(t, limitOf(service))
  if (refused) return t('support.callFailed')
  const ofService = hasServiceText(service, code) ? [`errors.${service}.${code}`] : []
  // The code comes from outside, so its keys may have no text. i18next takes the first key with a text; the last always
  // has one.
  const last = apiMessage === null ? 'support.callFailed' : 'support.callFailedSaying'
  const keys = [...ofService, `errors.${code}`, last] as unknown as 'support.callFailedSaying'
  return t(keys, { message: apiMessage ?? '', code: code.slice(0, MOST_OF_CODE) })
}

/** A long time is told in minutes, rounded up. */
function tooOftenText(t: TFunction, limitMs: number): string {
  const count = Math.ceil(limitMs / 1000)
  if (count === 0) return t('failure.tooOften')
  return count <= 90
    ? t('failure.tooOftenSeconds', { count })
    : t('failure.tooOftenMinutes', { count: Math.ceil(count / 60) })
}

/** The codes of the catalogue have at most ten characters. */
const MOST_OF_CODE = 20

/** -0001 has the same text for every service but `bindingCups`. */
function hasServiceText(service: string, code: string): boolean {
  return service !== '' && (code !== '-0001' || service === 'bindingCups')
}
