import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PrivacyTerms } from '#src/domain/privacy/PrivacyTerms.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { SupportPage } from './SupportPage.tsx'
import { UtilityFacts } from './UtilityFacts.tsx'

/** The privacy policy (GDPR, art. 13), if the utility has no page of its own. */
export function PrivacyPolicyScreen() {
  const { t } = useTranslation()
  return (
    <SupportPage title={t('pages.privacy.title')} lead={t('pages.privacy.lead')}>
      <Section title={t('pages.privacy.who')}>
        <UtilityFacts />
      </Section>
      <Section title={t('pages.privacy.brief')}>
        <PrivacyTerms />
      </Section>
      {SECTIONS.map((id) => (
        <Section key={id} title={t(`pages.privacy.${id}.title`)}>
          <p>{t(`pages.privacy.${id}.text`)}</p>
        </Section>
      ))}
      <p>
        <Link to={paths.cookiePolicy}>{t('pages.privacy.cookies')}</Link>
      </p>
    </SupportPage>
  )
}

const SECTIONS = ['data', 'time', 'others', 'exercise'] as const
