import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { CustomerCard } from './CustomerCard.tsx'
import { PersonSearch } from './PersonSearch.tsx'

/** Finds a caller by any data they know. */
export function UserSearchScreen() {
  const { t } = useTranslation()
  return (
    <Page>
      <PageHeader title={t('staff.search.title')} lead={t('staff.search.lead')} />
      <PersonSearch path={paths.searchUser} card={CustomerCard} />
    </Page>
  )
}
