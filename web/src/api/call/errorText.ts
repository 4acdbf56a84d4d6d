import type { TFunction } from 'i18next'
import { shownErrorOf } from '#src/api/error.store.ts'

/**
 * The text of a failure in the current language: its own message, else the text of its code for the service, else that
 * of the code alone. Without a readable answer, the text of the trouble with its reference. A refused call, or a code
 * without a text, shows the general failure.
 */
export function errorText(t: TFunction, error: unknown): string {
  const { code, message, service, refused, tooOften, trouble } = shownErrorOf(error)
  if (message !== null && message !== '') return message
  if (trouble) {
    const words = t(`failure.${trouble.kind}`)
    return trouble.reference ? `${words} (${t('ui.reference')} ${trouble.reference})` : words
  }
  if (tooOften) return t('failure.tooOften')
  if (refused) return t('support.callFailed')
  const ofService = hasServiceText(service, code) ? [`errors.${service}.${code}`] : []
  // The code comes from outside, so its keys may have no text. i18next takes the first key with a text; the last always
  // has one.
  const keys = [...ofService, `errors.${code}`, 'support.callFailed'] as unknown as 'support.callFailed'
  return t(keys)
}

/** -0001 has the same text for every service but `bindingCups`. */
function hasServiceText(service: string, code: string): boolean {
  return service !== '' && (code !== '-0001' || service === 'bindingCups')
}
