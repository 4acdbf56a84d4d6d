import { useTheme } from '#src/base/theme.ts'
import { config } from '#src/api/config.ts'
import { contactAddress, legalPages } from '#src/api/pages.ts'
import { inApp } from '#src/shell/inApp.ts'
import { storedLanguage, storeLanguage } from '#src/base/i18n/i18n.ts'
import type { Language } from '#src/base/i18n/languages.ts'
import { startPaths } from '@acometida/api-spec/rules/startPaths'

/** What both frames need alike: language, theme, and the addresses of the installation. */
export function useFrameSettings() {
  const [theme, onTheme] = useTheme()
  const { links } = config()
  return {
    language: storedLanguage(),
    onLanguage,
    theme,
    onTheme,
    footerLinks: {
      ...links,
      ...legalPages(),
      contact: links.contact || contactAddress(),
      // The app has a privacy policy of its own.
      privacy: (inApp() && links.privacyApp) || legalPages().privacy,
    },
    helpHref: links.faq || startPaths.faqs,
  }
}

/** The page is loaded anew, so that no text of the other language stays. */
function onLanguage(language: Language): void {
  storeLanguage(language)
  window.location.reload()
}
