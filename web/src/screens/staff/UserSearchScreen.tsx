import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { CustomerCard } from './CustomerCard.tsx'
import { PersonSearch } from './PersonSearch.tsx'

/** Finds a caller by any data they know. */
export function UserSearchScreen() {
  const { t } = useTranslation()
  return (
    <Page width="full" title={t('staff.search.title')} lead={t('staff.search.lead')}>
      <PersonSearch path={paths.searchUser} card={CustomerCard} />
    </Page>
  )
}
