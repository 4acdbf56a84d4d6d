import type { TFunction } from 'i18next'
import { shownErrorOf } from './error.store.ts'

/**
 * The words of a failure in the language on screen: its own message, else the text of its code for the service, else
 * that of its code alone. Where the API did not answer it is said why, with what may be quoted. A code without a text
 * is shown as a call that failed, and so is one that was refused.
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
  // The code comes from outside, so its keys may have no text; i18next takes the first that has one, and the last has.
  const keys = [...ofService, `errors.${code}`, 'support.callFailed'] as unknown as 'support.callFailed'
  return t(keys)
}

/** -0001 says the same for all services, but for the one that links a supply. */
function hasServiceText(service: string, code: string): boolean {
  return service !== '' && (code !== '-0001' || service === 'bindingCups')
}
