import type { TFunction } from 'i18next'
import { shownErrorOf } from './error.store.ts'

/**
 * The words of a failure in the language on screen: its own message, else the text of its code for the service, else
 * that of its code alone. A code without a text is shown as a call that failed.
 */
export function errorText(t: TFunction, error: unknown): string {
  const { code, message, service } = shownErrorOf(error)
  if (message !== null && message !== '') return message
  const keys = [...(hasServiceText(service, code) ? [`errors.${service}.${code}`] : []), `errors.${code}`]
  // The code comes from outside; i18next takes the first key that has a text, and the last one always has.
  return t([...keys, 'support.callFailed'] as ['support.callFailed'])
}

/** -0001 says the same for all services, but for the one that links a supply. */
function hasServiceText(service: string, code: string): boolean {
  return service !== '' && (code !== '-0001' || service === 'bindingCups')
}
