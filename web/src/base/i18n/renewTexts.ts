import i18next from 'i18next'

/**
 * Replaces texts of a language that are on the page, and renders them again. In development, a changed file of texts
 * calls it instead of a reload, see web/vite/renewedTexts.ts.
 */
export function renewTexts(language: string, texts: object): void {
  for (const [namespace, changed] of Object.entries(texts))
    if (i18next.hasResourceBundle(language, namespace))
      i18next.addResourceBundle(language, namespace, changed, false, true)
  // Components listen to no change of texts but that of the language.
  i18next.emit('languageChanged', i18next.language)
}
