import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'

/** Replaces a screen that is closed while acting, and says why. */
export function ClosedWhileActing({ name }: { readonly name: string }) {
  const { t } = useTranslation()
  return (
    <Page width="narrow" title={t('menu.closed.title')} lead={t('menu.closed.text', { name })}>
      <div>
        <LinkButton to={paths.profile}>{t('menu.closed.back')}</LinkButton>
      </div>
    </Page>
  )
}
