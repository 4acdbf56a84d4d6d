import i18next from 'i18next'
import { asLanguage } from '#src/base/i18n/languages.ts'
import type { Faq } from './faqSearch.ts'
import { FaqsScreen } from './FaqsScreen.tsx'

/** The screen of the frequent questions in the current language. Their texts load only with it. */
export async function loadFaqs() {
  const { faqs } = await FAQS[asLanguage(i18next.language)]()
  const groups = Object.entries(faqs).map(([id, { title, ...questions }]) => ({
    id,
    title,
    faqs: Object.entries<Omit<Faq, 'id'>>(questions).map(([key, faq]) => ({ id: key, ...faq })),
  }))
  return function Faqs() {
    return <FaqsScreen groups={groups} />
  }
}

const FAQS = {
  es: () => import('./faqs/es.ts'),
  gl: () => import('./faqs/gl.ts'),
  en: () => import('./faqs/en.ts'),
}
