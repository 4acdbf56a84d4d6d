import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { textInState } from '#src/base/textInState.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { NextSteps } from './NextSteps.tsx'
import { ResendMail } from './ResendMail.tsx'

/** The confirmation of a new account: the activation mail, its address, and how to send it again. */
export function SignUpDoneScreen() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const hash = textInState(state, 'hash')
  const email = textInState(state, 'email')
  return (
    <>
      <PageHeader
        title={t('registration.done.title')}
        lead={email === undefined ? t('registration.done.sentNeutral') : t('registration.done.sent', { email })}
      />
      <NextSteps title={t('registration.done.next')}>
        {t('registration.done.stepOpen')}
        {t('registration.done.stepLogIn')}
      </NextSteps>
      <p>{t('registration.done.stepSpam')}</p>
      {hash !== undefined && <ResendMail hash={hash} justSent />}
      <div>
        <LinkButton to={paths.login}>{t('common.backToLogin')}</LinkButton>
      </div>
    </>
  )
}
