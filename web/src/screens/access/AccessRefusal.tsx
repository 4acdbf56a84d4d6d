import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'

/** Explains to a logged-in user why they may not see the page, with a link onwards. They stay logged in. */
export function AccessRefusal() {
  const { t } = useTranslation()
  return (
    <Page width="narrow" title={t('access.refusal.title')} lead={t('access.refusal.text')}>
      <div>
        <LinkButton to={paths.root} variant="primary" icon="home">
          {t('access.refusal.home')}
        </LinkButton>
      </div>
    </Page>
  )
}
