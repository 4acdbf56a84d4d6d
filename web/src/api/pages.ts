import { startPaths } from '@acometida/api-spec/rules/navigation/startPaths'
import { config } from './config.ts'

/** The address of the utility's contact form or contact page, else of ours. */
export function contactAddress(): string {
  const { contactForm, contact } = config().links
  return contactForm || contact || startPaths.contact
}

/** The addresses of the pages that the law requires: the utility's own, else ours. */
export function legalPages(): Readonly<Record<'legalNotice' | 'cookies' | 'privacy' | 'accessibility', string>> {
  const { legalNotice, cookies, privacy, accessibility } = config().links
  return {
    legalNotice: legalNotice || startPaths.legalNotice,
    cookies: cookies || startPaths.cookiePolicy,
    privacy: privacy || startPaths.privacyPolicy,
    accessibility: accessibility || startPaths.accessibility,
  }
}
