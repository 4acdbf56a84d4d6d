import { loadFaqTexts } from '#src/base/i18n/i18n.ts'
import { FaqsScreen } from './FaqsScreen.tsx'

/** The screen of the frequent questions in the language on screen: only who opens it loads their texts. */
export async function loadFaqs() {
  const texts = await loadFaqTexts()
  const groups = Object.entries(texts).map(([id, { title, ...questions }]) => ({
    id,
    title,
    faqs: Object.entries<{ readonly question: string; readonly answer: string }>(questions).map(([key, faq]) => ({
      id: key,
      ...faq,
    })),
  }))
  return function Faqs() {
    return <FaqsScreen groups={groups} />
  }
}
