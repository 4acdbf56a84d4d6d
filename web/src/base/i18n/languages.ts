/** The languages of the interface. The first one is the default [LA-001]. */
export const LANGUAGES = ['es', 'gl', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The name of each language in that language, as the selector shows it. */
export const LANGUAGE_NAMES = { es: 'Castellano', gl: 'Galego', en: 'English' } as const satisfies Record<
  Language,
  string
>

/** The language itself if the interface has it, else Spanish. */
export function asLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? 'es'
}

/** The language chosen on this device. Spanish without a choice [LA-001]. */
export function storedLanguage(): Language {
  try {
    return asLanguage(localStorage.getItem(KEY))
  } catch {
    return 'es'
  }
}

/** Stores the choice. The caller reloads the page, so that no text of the old language remains [LA-002]. */
export function storeLanguage(language: Language) {
  localStorage.setItem(KEY, language)
}

const KEY = 'lang'
