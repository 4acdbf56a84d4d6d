import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { NextSteps } from './NextSteps.tsx'

/** An invitation leads to the sign-up, which knows of it; without its hash, what an invitation is. */
export function InvitationScreen() {
  const { t } = useTranslation()
  const { hash } = useParams()
  if (hash !== undefined) return <Navigate to={paths.signUp} state={{ invitation: hash }} replace />
  return (
    <>
      <PageHeader title={t('registration.invitation.title')} lead={t('registration.invitation.text')} />
      <NextSteps title={t('registration.invitation.next')}>
        {t('registration.invitation.stepLink')}
        {t('registration.invitation.stepSignUp')}
      </NextSteps>
      <Stack row gap={3}>
        <LinkButton to={paths.signUp} variant="primary">
          {t('registration.invitation.signUp')}
        </LinkButton>
        <LinkButton to={paths.login}>{t('common.backToLogin')}</LinkButton>
      </Stack>
    </>
  )
}
