/** What the plugin of web/vite/textsWithCode.ts makes. */
declare module 'virtual:texts' {
  import type { Language } from '#src/base/i18n/languages.ts'
  import type { TextsName } from '#src/locales/texts.type.ts'

  /** Loads a language of each group of texts. */
  export const later: Readonly<Record<TextsName, Readonly<Record<Language, () => Promise<object>>>>>
}
