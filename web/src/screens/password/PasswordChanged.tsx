import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'

/** The confirmation of a new password for visitors, with a link to the log-in. */
export function PasswordChanged({ action }: { readonly action: string }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('password.changed.title')} />
      <Banner tone="success">{t('password.changed.visitor')}</Banner>
      <div>
        <LinkButton to={paths.login} variant="primary" replace>
          {action}
        </LinkButton>
      </div>
    </>
  )
}
