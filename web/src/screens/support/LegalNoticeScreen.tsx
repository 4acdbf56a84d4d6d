import { useTranslation } from 'react-i18next'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { SupportPage } from './SupportPage.tsx'
import { UtilityFacts } from './UtilityFacts.tsx'

/** The legal notice (Ley 34/2002, art. 10), if the utility has no page of its own. */
export function LegalNoticeScreen() {
  const { t } = useTranslation()
  return (
    <SupportPage title={t('frame.footer.legalNotice')} lead={t('pages.legal.lead')}>
      <Section title={t('pages.legal.who')}>
        <UtilityFacts />
      </Section>
      {SECTIONS.map((id) => (
        <Section key={id} title={t(`pages.legal.${id}.title`)}>
          <p>{t(`pages.legal.${id}.text`)}</p>
        </Section>
      ))}
    </SupportPage>
  )
}

const SECTIONS = ['use', 'data', 'property', 'liability', 'law'] as const
