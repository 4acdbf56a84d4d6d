/** The languages of the interface; the first one is the default [LA-001]. */
export const LANGUAGES = ['es', 'gl', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own words, as the selector shows it. */
export const LANGUAGE_NAMES = { es: 'Castellano', gl: 'Galego', en: 'English' } as const satisfies Record<
  Language,
  string
>

/** The language itself when the interface has it, else Spanish. */
export function asLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? 'es'
}
