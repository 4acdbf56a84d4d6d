import { startPaths } from '@acometida/api-spec/rules/startPaths'
import { config } from './config.ts'

/** Where the utility is written to: its own form or page where the installation has one, else ours. */
export function contactAddress(): string {
  const { contactForm, contact } = config().links
  return contactForm || contact || startPaths.contact
}

/** Where the pages lead that the law asks for: the utility's own where the installation has them, else ours. */
export function legalPages(): Readonly<Record<'legalNotice' | 'cookies' | 'privacy' | 'accessibility', string>> {
  const { legalNotice, cookies, privacy, accessibility } = config().links
  return {
    legalNotice: legalNotice || startPaths.legalNotice,
    cookies: cookies || startPaths.cookiePolicy,
    privacy: privacy || startPaths.privacyPolicy,
    accessibility: accessibility || startPaths.accessibility,
  }
}
