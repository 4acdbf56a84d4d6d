import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { common } from '#src/base/i18n/texts/en.ts'
import { ui } from '#src/ui/texts/en.ts'
import { furniture } from '#src/ui/texts/shared.en.ts'

/** Starts i18next with only the English texts of ui/. The room's own texts are in its components. */
export async function startTexts(): Promise<void> {
  const texts = { common, ui, furniture }
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    resources: { en: texts },
    ns: Object.keys(texts),
    defaultNS: 'common',
    nsSeparator: '.',
    interpolation: { escapeValue: false },
  })
}
