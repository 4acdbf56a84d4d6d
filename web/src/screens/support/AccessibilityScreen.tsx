import { useTranslation } from 'react-i18next'
import { contactAddress } from '#src/api/pages.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { SupportPage } from './SupportPage.tsx'

/**
 * The accessibility statement of the area, in the order of the model of RD 1112/2018 (Decision (EU) 2018/1523):
 * standard, non-conformities, evaluation, and complaints. Update it with each change to them.
 */
export function AccessibilityScreen() {
  const { t } = useTranslation()
  return (
    <SupportPage title={t('pages.accessibility.title')} lead={t('pages.accessibility.lead')}>
      <Section title={t('pages.accessibility.state.title')}>
        <p>{t('pages.accessibility.state.text')}</p>
      </Section>
      <Section title={t('pages.accessibility.gaps.title')} lead={t('pages.accessibility.gaps.lead')}>
        <NoteList>{GAPS.map((id) => t(`pages.accessibility.gaps.${id}`))}</NoteList>
      </Section>
      <Section title={t('pages.accessibility.tested.title')} lead={t('pages.accessibility.tested.lead')}>
        <NoteList>{TESTED.map((id) => t(`pages.accessibility.tested.${id}`))}</NoteList>
      </Section>
      <Section title={t('pages.accessibility.tell.title')}>
        <p>{t('pages.accessibility.tell.text')}</p>
        <div>
          <LinkButton to={contactAddress()} icon="mail">
            {t('pages.accessibility.tell.link')}
          </LinkButton>
        </div>
        <p>{t('pages.accessibility.tell.further')}</p>
      </Section>
    </SupportPage>
  )
}

const GAPS = ['readers', 'card', 'uploads', 'paste'] as const
const TESTED = ['automatic', 'keyboard', 'sizes', 'not'] as const
