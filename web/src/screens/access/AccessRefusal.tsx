import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { useKnownPath } from '#src/base/knownPath.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

/** Why somebody who is logged in does not see the page they opened, and the way on. They stay logged in. */
export function AccessRefusal({ why }: { readonly why: 'noAccess' | 'chooseCustomer' }) {
  const { t } = useTranslation()
  const knownPath = useKnownPath()
  const choosing = why === 'chooseCustomer' && knownPath(paths.searchUser)
  return (
    <Page width="narrow">
      <PageHeader title={t(`access.refusal.${why}.title`)} lead={t(`access.refusal.${why}.text`)} />
      <div>
        <LinkButton to={choosing ? paths.searchUser : paths.root} variant="primary" icon={choosing ? 'search' : 'home'}>
          {t(choosing ? 'access.refusal.search' : 'access.refusal.home')}
        </LinkButton>
      </div>
    </Page>
  )
}
