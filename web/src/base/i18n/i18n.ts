import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { TextsName } from '#src/locales/texts.type.ts'
import { asLanguage, type Language, storedLanguage } from './languages.ts'

/**
 * Starts i18next in a language, by default the stored one, and sets the page's `lang`. Loads only that language, and
 * only the texts of the first page; `loadTexts` loads the rest.
 */
export async function startI18n(language: Language = storedLanguage()) {
  const texts = await LOCALES[language]()
  await i18next.use(initReactI18next).init({
    lng: language,
    // The compiler proves that no language lacks a key, so there is no fallback.
    fallbackLng: false,
    // A copy, because i18next adds later texts to it.
    resources: { [language]: { ...texts.start } },
    ns: Object.keys(texts.start),
    defaultNS: 'common',
    // The first segment of a key is its namespace: `common.close` is `close` of `common`.
    nsSeparator: '.',
    interpolation: { escapeValue: false },
    // No key of the client is missing. Only a key that ends with the code of another API can be.
    parseMissingKeyHandler: (key) => i18next.t('common.otherCode', { code: key.split('.').at(-1) ?? '' }),
  })
  document.documentElement.lang = language
  return i18next
}

/** Loads texts of the current language, each once. A component awaits them together with its code. */
export async function loadTexts(...names: readonly TextsName[]): Promise<void> {
  const language = asLanguage(i18next.language)
  // The first page needs none of them, so it loads without their list.
  const { later } = await import('#src/locales/later.ts')
  const modules = await Promise.all(names.map((name): Promise<object> => later[name][language]()))
  for (const [namespace, texts] of modules.flatMap((module) => Object.entries(module)))
    if (!i18next.hasResourceBundle(language, namespace)) i18next.addResourceBundle(language, namespace, texts)
}

const LOCALES = {
  es: () => import('#src/locales/es.ts'),
  gl: () => import('#src/locales/gl.ts'),
  en: () => import('#src/locales/en.ts'),
}
