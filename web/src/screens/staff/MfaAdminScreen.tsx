import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { PersonSearch } from './PersonSearch.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'

/** The second factor of other users, for its administrators. */
export function MfaAdminScreen() {
  const { t } = useTranslation()
  return (
    <Page>
      <PageHeader title={t('navigation.tabs.mfaAdmin')} lead={t('mfaAdmin.lead')} />
      <PersonSearch path={paths.mfaAdmin} card={SecondFactorCard} />
    </Page>
  )
}
