import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { linkSecretIn } from '#src/base/useLinkSecret.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Activation } from './Activation.tsx'
import { ContactLink } from './ContactLink.tsx'
import { NextSteps } from './NextSteps.tsx'
import { type PendingSignUp, pendingSignUpOf, rememberedSignUp } from './pendingSignUp.ts'
import { RequestMail } from './RequestMail.tsx'
import { ResendMail } from './ResendMail.tsx'

/** A link that no longer activates, or a log-in to an inactive account: how to get a new link. */
export function ActivationTimeoutScreen() {
  const { state } = useLocation()
  // The question of a link has this address: a reload asks it again.
  const link = linkSecretIn(state)
  return link === undefined ? <NewLink failedLink={pendingSignUpOf(state)} /> : <Activation link={link} />
}

function NewLink({ failedLink }: { readonly failedLink: PendingSignUp | null }) {
  const { t } = useTranslation()
  const [remembered] = useState(rememberedSignUp)
  const pending = resendable(failedLink, remembered)
  return (
    <>
      <PageHeader
        title={t(failedLink ? 'registration.timeout.title' : 'registration.timeout.titleNoLink')}
        lead={t(failedLink ? 'registration.timeout.text' : 'registration.timeout.textNoLink')}
      />
      <NextSteps title={t('registration.timeout.next')}>
        {t('registration.timeout.stepUsed')}
        {t('registration.timeout.stepNewest')}
        {pending
          ? t('registration.timeout.stepResend', { address: pending.address })
          : t('registration.timeout.stepRequest')}
        {t('registration.timeout.stepAgain')}
      </NextSteps>
      {pending ? <ResendMail hash={pending.hash} /> : <RequestMail />}
      <Stack row gap={3}>
        <LinkButton to={paths.login} variant={pending ? 'primary' : 'secondary'}>
          {t('registration.logIn')}
        </LinkButton>
        <LinkButton to={paths.signUp}>{t('registration.invitation.signUp')}</LinkButton>
        <ContactLink />
      </Stack>
    </>
  )
}

/** The sign-up stored on this device has priority: it outlives each of its links. */
function resendable(failedLink: PendingSignUp | null, remembered: PendingSignUp | null): PendingSignUp | null {
  return failedLink === null || failedLink.address === remembered?.address ? remembered : failedLink
}
