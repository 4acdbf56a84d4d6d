import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { TextsName } from '#src/locales/texts.type.ts'
import { asLanguage, type Language } from './languages.ts'

/**
 * Starts the texts in a language (the stored one unless told) and sets the page's `lang`. Only that language is loaded,
 * and of it only what the first page says; `loadTexts` brings the rest.
 */
export async function startI18n(language: Language = storedLanguage()) {
  const texts = await LOCALES[language]()
  await i18next.use(initReactI18next).init({
    lng: language,
    // The compiler proves that no language lacks a key, so there is nothing to fall back to.
    fallbackLng: false,
    // A copy, because i18next adds to it what comes later.
    resources: { [language]: { ...texts.start } },
    ns: Object.keys(texts.start),
    defaultNS: 'common',
    // The first word of a key is its namespace: `common.close` is `close` of `common`.
    nsSeparator: '.',
    interpolation: { escapeValue: false },
    // The keys of the client are all there; what is missing is the code of another API, which ends a key.
    parseMissingKeyHandler: (key) => i18next.t('common.otherCode', { code: key.split('.').at(-1) ?? '' }),
  })
  document.documentElement.lang = language
  return i18next
}

/** Brings texts in the language on screen, each of them once. What says them awaits it together with its code. */
export async function loadTexts(...names: readonly TextsName[]): Promise<void> {
  const language = asLanguage(i18next.language)
  // The first page says none of them, so it does without their list.
  const { later } = await import('#src/locales/later.ts')
  const modules = await Promise.all(names.map((name): Promise<object> => later[name][language]()))
  for (const [namespace, texts] of modules.flatMap((module) => Object.entries(module)))
    if (!i18next.hasResourceBundle(language, namespace)) i18next.addResourceBundle(language, namespace, texts)
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
const LOCALES = {
  es: () => import('#src/locales/es.ts'),
  gl: () => import('#src/locales/gl.ts'),
  en: () => import('#src/locales/en.ts'),
}
