import { useTranslation } from 'react-i18next'
import { useSessionState } from '#src/session/tokens/session.store.ts'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PasswordChanged } from './PasswordChanged.tsx'

/** The confirmation of a new password: by link, with the log-in next, or as a signed-in user. */
export function PasswordChangedScreen() {
  const { t } = useTranslation()
  if (useSessionState().status === 'visitor') return <PasswordChanged action={t('password.changed.logIn')} />
  return (
    <Page width="narrow">
      <PasswordChanged action={t('password.changed.goOn')} signedIn />
    </Page>
  )
}
