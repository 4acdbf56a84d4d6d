import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useSessionState } from '#src/session/tokens/session.store.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { PasswordChanged } from './PasswordChanged.tsx'

/** The confirmation of a new password: by link, with the log-in next, or as a signed-in user. */
export function PasswordChangedScreen() {
  const { t } = useTranslation()
  if (useSessionState().status === 'visitor') return <PasswordChanged action={t('password.changed.logIn')} />
  return (
    <Page width="narrow">
      <PageHeader title={t('password.changed.title')} />
      <Banner tone="success">{t('password.changed.signedIn')}</Banner>
      <div>
        <LinkButton to={paths.root} variant="primary" replace>
          {t('password.changed.goOn')}
        </LinkButton>
      </div>
    </Page>
  )
}
