import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'

type PasswordChangedProps = { readonly action: string; readonly signedIn?: boolean }

/** The confirmation of a new password, with a link to the log-in or, for a signed-in user, to the first page. */
export function PasswordChanged({ action, signedIn = false }: PasswordChangedProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('password.changed.title')} />
      <Banner tone="success">{t(signedIn ? 'password.changed.signedIn' : 'password.changed.visitor')}</Banner>
      <div>
        <LinkButton to={signedIn ? paths.root : paths.login} variant="primary" replace>
          {action}
        </LinkButton>
      </div>
    </>
  )
}
