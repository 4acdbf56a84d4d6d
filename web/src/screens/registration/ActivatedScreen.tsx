import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'

/** The confirmation of an active account, with a link to the log-in. */
export function ActivatedScreen() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('registration.activated.title')} />
      <Banner tone="success" live={false}>
        {t('registration.activated.text')}
      </Banner>
      <div>
        <LinkButton to={paths.login} variant="primary" iconEnd="arrowRight" replace>
          {t('registration.activated.logIn')}
        </LinkButton>
      </div>
    </>
  )
}
