import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { asLanguage, type Language } from './languages.ts'

/** Starts the texts in a language (the stored one unless told) and sets the page's `lang`. Only that language's bundle is loaded. */
export async function startI18n(language: Language = storedLanguage()) {
  const { messages } = await BUNDLES[language]()
  await i18next.use(initReactI18next).init({
    lng: language,
    // The compiler proves that no language lacks a key, so there is nothing to fall back to.
    fallbackLng: false,
    resources: { [language]: { translation: messages } },
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = language
  return i18next
}

/** The language chosen on this device; Spanish when none was [LA-001]. */
export function storedLanguage(): Language {
  try {
    return asLanguage(localStorage.getItem(KEY))
  } catch {
    return 'es'
  }
}

/** Stores the choice; the caller reloads the page, so that no text of the old language stays [LA-002]. */
export function storeLanguage(language: Language) {
  localStorage.setItem(KEY, language)
}

const KEY = 'lang'
const BUNDLES = {
  es: () => import('./es/index.ts'),
  gl: () => import('./gl/index.ts'),
  en: () => import('./en/index.ts'),
}
