import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** A link that is wrong, used or expired, and how to get a good one. */
export function DeadLink() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('password.link.deadTitle')} lead={t('password.link.dead')} />
      <Banner tone="warning">{t('password.link.deadNext')}</Banner>
      <Stack row gap={3}>
        <LinkButton to={paths.resetPassword} variant="primary">
          {t('password.sent.askAgain')}
        </LinkButton>
        <LinkButton to={paths.login}>{t('common.backToLogin')}</LinkButton>
      </Stack>
    </>
  )
}
