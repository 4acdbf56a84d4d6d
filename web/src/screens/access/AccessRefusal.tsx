import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

/** Why somebody who is logged in does not see the page they opened, and the way on. They stay logged in. */
export function AccessRefusal() {
  const { t } = useTranslation()
  return (
    <Page width="narrow">
      <PageHeader title={t('access.refusal.title')} lead={t('access.refusal.text')} />
      <div>
        <LinkButton to={paths.root} variant="primary" icon="home">
          {t('access.refusal.home')}
        </LinkButton>
      </div>
    </Page>
  )
}
