import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { invitationEndOf, useInvitation } from '#src/domain/user/invitation.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { InvitedSignUp } from './InvitedSignUp.tsx'
import { NextSteps } from './NextSteps.tsx'

/** The target of an invitation's link: the sign-up of the invited person. Without a hash, explains invitations. */
export function InvitationScreen() {
  const { hash } = useParams()
  return hash === undefined ? <NoInvitation /> : <Invitation hash={hash} />
}

function Invitation({ hash }: { readonly hash: string }) {
  const { t } = useTranslation()
  const invitation = useInvitation(hash)
  const end = invitationEndOf(invitation.error)
  // The form is then filled in by hand, as without an invitation.
  if (end === 'unknown') return <Navigate to={paths.signUp} state={{ invitation: hash }} replace />
  if (end !== null) return <EndedInvitation used={end === 'used'} />
  return (
    <>
      <PageHeader title={t('registration.title')} lead={t('registration.invited.lead')} />
      <QueryGate query={invitation} skeleton={{ of: 'form' }}>
        {(person) => <InvitedSignUp hash={hash} person={person} />}
      </QueryGate>
    </>
  )
}

/** A used or expired invitation, and what to do instead. */
function EndedInvitation({ used }: { readonly used: boolean }) {
  const { t } = useTranslation()
  const how = used ? 'used' : 'expired'
  return (
    <>
      <PageHeader title={t(`registration.ended.${how}.title`)} />
      <Banner tone="warning" live={false}>
        {t(`registration.ended.${how}.text`)}
      </Banner>
      <NextSteps title={t('registration.invitation.next')}>
        {t(`registration.ended.${how}.first`)}
        {t(`registration.ended.${how}.second`)}
      </NextSteps>
      <Stack row gap={3}>
        <LinkButton to={used ? paths.login : paths.signUp} variant="primary">
          {t(used ? 'registration.logIn' : 'registration.invitation.signUp')}
        </LinkButton>
        {used ? (
          <LinkButton to={paths.resendActivation}>{t('registration.ended.resend')}</LinkButton>
        ) : (
          <LinkButton to={paths.login}>{t('common.backToLogin')}</LinkButton>
        )}
      </Stack>
    </>
  )
}

function NoInvitation() {
  const { t } = useTranslation()
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
