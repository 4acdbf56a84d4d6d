import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { ContactLink } from './ContactLink.tsx'
import { NextSteps } from './NextSteps.tsx'

/** A sign-up or an activation that failed through no fault of the visitor. */
export function SignUpFailedScreen() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('registration.failed.title')} hasErrors />
      <Banner tone="error">{t('registration.failed.text')}</Banner>
      <NextSteps title={t('registration.failed.next')}>
        {t('registration.failed.stepActivating')}
        {t('registration.failed.stepSigningUp')}
      </NextSteps>
      <Stack row gap={3}>
        <LinkButton to={paths.signUp} variant="primary" replace>
          {t('registration.failed.back')}
        </LinkButton>
        <LinkButton to={paths.login}>{t('common.backToLogin')}</LinkButton>
        <ContactLink />
      </Stack>
    </>
  )
}
