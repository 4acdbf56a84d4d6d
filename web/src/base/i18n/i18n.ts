import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { asLanguage, type Language } from './languages.ts'

/**
 * Starts the texts in a language (the stored one unless told) and sets the page's `lang`. Only that language is loaded,
 * and of it only what the screens before the session need; `loadAllTexts` brings the rest.
 */
export async function startI18n(language: Language = storedLanguage()) {
  const { entry } = await ENTRIES[language]()
  await i18next.use(initReactI18next).init({
    lng: language,
    // The compiler proves that no language lacks a key, so there is nothing to fall back to.
    fallbackLng: false,
    resources: { [language]: { translation: entry } },
    interpolation: { escapeValue: false },
    react: { bindI18nStore: 'added' },
  })
  document.documentElement.lang = language
  return i18next
}

/** Brings the texts of every screen in the language on screen. Routes of the session await it together with their code. */
export async function loadAllTexts() {
  const language = asLanguage(i18next.language)
  const { messages } = await BUNDLES[language]()
  i18next.addResourceBundle(language, 'translation', messages)
}

/** The frequent questions in the language on screen. */
export async function loadFaqTexts() {
  const { faqs } = await FAQS[asLanguage(i18next.language)]()
  return faqs
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
const ENTRIES = {
  es: () => import('#src/locales/es/entry.ts'),
  gl: () => import('#src/locales/gl/entry.ts'),
  en: () => import('#src/locales/en/entry.ts'),
}
const BUNDLES = {
  es: () => import('#src/locales/es/index.ts'),
  gl: () => import('#src/locales/gl/index.ts'),
  en: () => import('#src/locales/en/index.ts'),
}
const FAQS = {
  es: () => import('#src/locales/es/faqs.ts'),
  gl: () => import('#src/locales/gl/faqs.ts'),
  en: () => import('#src/locales/en/faqs.ts'),
}
