import { startPaths } from '@acometida/api-spec/rules/navigation/startPaths'
import { config } from '#src/api/config.ts'
import { contactAddress, legalPages } from '#src/api/pages.ts'
import { storedLanguage, storeLanguage, type Language } from '#src/base/i18n/languages.ts'
import { useTheme } from '#src/base/theme.ts'
import { inApp } from '#src/shell/inApp.ts'

/** The settings of both frames: language, theme, and the installation's addresses. */
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
      // The app has its own privacy policy.
      privacy: (inApp() && links.privacyApp) || legalPages().privacy,
    },
    helpHref: links.faq || startPaths.faqs,
  }
}

/** The page reloads, so that no text of the old language remains. */
function onLanguage(language: Language): void {
  storeLanguage(language)
  window.location.reload()
}
