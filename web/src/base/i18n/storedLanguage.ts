import { asLanguage, type Language } from './languages.ts'

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
