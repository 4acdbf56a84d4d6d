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
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: textWithoutKey,
  })
  document.documentElement.lang = language
  return i18next
}

/** Loads groups of texts in the current language, each once. `withTexts` awaits them together with code. */
export async function loadTexts(...names: readonly TextsName[]): Promise<void> {
  const language = asLanguage(i18next.language)
  // The first page needs none of them, so it loads without their list.
  const { later } = await import('virtual:texts')
  const modules = await Promise.all(names.map((name) => later[name][language]()))
  for (const [namespace, texts] of modules.flatMap((module) => Object.entries(module)))
    if (!i18next.hasResourceBundle(language, namespace)) i18next.addResourceBundle(language, namespace, texts)
}

/**
 * The text for a missing key, such as `common.kind.note`. No key of the client is missing: the key ends with the code
 * of another API. While one works on the client, the key may be wrong, and so it is shown.
 */
function textWithoutKey(key: string): string {
  if (import.meta.env.MODE === 'development') {
    console.warn(`There is no text ${key}: its key is wrong, its texts are not loaded, or the API sent another code.`)
    return key
  }
  return i18next.t('common.otherCode', { code: key.split('.').at(-1) ?? '' })
}

const LOCALES = {
  es: () => import('#src/locales/es.ts'),
  gl: () => import('#src/locales/gl.ts'),
  en: () => import('#src/locales/en.ts'),
}
