import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { ContactLink } from './ContactLink.tsx'
import { NextSteps } from './NextSteps.tsx'

/** A sign-up refused as a whole (2003). The form keeps its input except the passwords. */
export function SignUpRefusedScreen() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('registration.refused.title')} hasErrors />
      <Banner tone="error">{t('registration.refused.text')}</Banner>
      <NextSteps title={t('registration.refused.next')}>
        {t('registration.refused.stepCheck')}
        {t('registration.refused.stepContact')}
      </NextSteps>
      <Stack row gap={3}>
        <LinkButton to={paths.signUp} variant="primary" icon="arrowLeft" replace>
          {t('registration.refused.back')}
        </LinkButton>
        <ContactLink />
      </Stack>
    </>
  )
}
