import { findRefusedTerms } from '@acometida/api-spec/testing/refusedTerms.ts'
import { later } from 'virtual:texts'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts, startI18n } from '#src/base/i18n/i18n.ts'
import { storedLanguage, storeLanguage, type Language, LANGUAGES } from '#src/base/i18n/languages.ts'
import { faqs as faqsEn } from '#src/screens/support/faqs/en.ts'
import { faqs as faqsEs } from '#src/screens/support/faqs/es.ts'
import { faqs as faqsGl } from '#src/screens/support/faqs/gl.ts'
import { startTexts } from '#src/testing/texts.ts'
import * as en from './en.ts'
import * as es from './es.ts'
import * as gl from './gl.ts'

const BUNDLES = {
  es: { ...es.start, ...(await laterTexts('es')), faqs: faqsEs },
  gl: { ...gl.start, ...(await laterTexts('gl')), faqs: faqsGl },
  en: { ...en.start, ...(await laterTexts('en')), faqs: faqsEn },
}

afterEach(async () => {
  localStorage.clear()
  await startI18n('es')
})

test.each(LANGUAGES)('has no empty text in %s [LA-003]', (language) => {
  expect(texts(BUNDLES[language]).filter(([, text]) => text.trim() === '')).toEqual([])
})

test.each(['gl', 'en'] as const)('has in %s all the texts of Spanish, and no others [LA-003]', (language) => {
  const spanish = texts(BUNDLES.es).map(([key]) => key)
  expect(texts(BUNDLES[language]).map(([key]) => key)).toEqual(spanish.filter((key) => !key.endsWith('_many')))
})

test.each(['gl', 'en'] as const)('has in %s the variables of the Spanish text, and no others', (language) => {
  const spanish = new Map(texts(BUNDLES.es).map(([key, text]) => [key, variables(text)]))
  expect(texts(BUNDLES[language]).filter(([key, text]) => variables(text) !== spanish.get(key))).toEqual([])
})

test.each(LANGUAGES)('has in %s every plural of a text that counts', (language) => {
  const keys = new Set(texts(BUNDLES[language]).map(([key]) => key))
  const stems = [...keys].filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, ''))
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const missing = stems.flatMap((stem) =>
    needed.map((category) => `${stem}_${category}`).filter((key) => !keys.has(key)),
  )
  expect(missing).toEqual([])
})

test.each(LANGUAGES)('has in %s no word that the glossary refuses', (language) => {
  expect(findRefusedTerms(language, texts(BUNDLES[language]))).toEqual([])
})

test('starts in Spanish when no language was chosen, or an unknown one [LA-001]', () => {
  expect(storedLanguage()).toBe('es')
  localStorage.setItem('lang', 'fr')
  expect(storedLanguage()).toBe('es')
})

test('keeps the chosen language under the key lang, and uses it for the page [LA-001 ST-011]', async () => {
  storeLanguage('gl')
  expect(localStorage.getItem('lang')).toBe('gl')
  const i18n = await startI18n()
  expect(i18n.t('common.close')).toBe('Pechar')
  expect(document.documentElement.lang).toBe('gl')
})

test('loads the texts of an area on demand, in the language on screen, and no others', async () => {
  const i18n = await startI18n('gl')
  expect(i18n.exists('dashboard.title')).toBe(false)
  await loadTexts('dashboard')
  expect(i18n.getResourceBundle('gl', 'dashboard')).toEqual(
    (await import('#src/screens/dashboard/texts/gl.ts')).dashboard,
  )
  expect([i18n.exists('supplies.title'), i18n.hasResourceBundle('es', 'dashboard')]).toEqual([false, false])
})

test('adds texts once, however often they are asked for', async () => {
  const i18n = await startI18n('es')
  const added = vi.spyOn(i18n, 'addResourceBundle')
  await loadTexts('shared', 'supplies')
  const first = added.mock.calls.length
  await loadTexts('shared', 'supplies')
  await loadTexts('shared', 'dashboard')
  expect(added.mock.calls.slice(first).map(([, namespace]) => namespace)).toEqual(['dashboard'])
})

test('has each namespace under one name', async () => {
  const modules = await Promise.all(Object.values(later).map(({ es: load }) => load()))
  const namespaces = [es.start, ...modules].flatMap((module) => Object.keys(module))
  expect(new Set(namespaces).size).toBe(namespaces.length)
})

/** The later texts of a language, by namespace. */
async function laterTexts(language: Language): Promise<object> {
  const modules = await Promise.all(Object.values(later).map((load) => load[language]()))
  return Object.assign({}, ...modules)
}

/** All texts with their dotted keys, in the order of the files. */
function texts(tree: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`
    if (typeof value === 'string') return [[key, value] as const]
    return typeof value === 'object' && value !== null ? texts(value, key) : []
  })
}

function variables(text: string) {
  return [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join()
}

test('tells whether the form of a dossier was loaded and saved [LA-013 LA-014 LA-015]', async () => {
  const { t } = await startTexts('es')
  expect([t('dossiers.form.loadFailed'), t('dossiers.form.saveFailed'), t('dossiers.form.saved')]).toEqual([
    'Error al obtener los datos del formulario.',
    'Error al guardar los datos del formulario.',
    'Formulario guardado correctamente.',
  ])
})
