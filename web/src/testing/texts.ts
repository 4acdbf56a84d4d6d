import { keysOf } from '@acometida/api-spec/rules/keysOf'
import i18next from 'i18next'
import { later } from 'virtual:texts'
import { loadTexts, startI18n } from '#src/base/i18n/i18n.ts'
import type { Language } from '#src/base/i18n/languages.ts'

/** The names of all groups of texts. */
export const textsNames = keysOf(later)

/** Starts a language with the start texts only, as a page does. A key without a text fails the test that shows it. */
export async function startLanguage(language: Language) {
  const i18n = await startI18n(language)
  i18next.options.parseMissingKeyHandler = (key) => {
    throw new Error(`there is no text for ${key}`)
  }
  return i18n
}

/** Starts a language with all texts, for tests of a single part. */
export async function startTexts(language: Language) {
  const i18n = await startLanguage(language)
  await loadTexts(...textsNames)
  return i18n
}
