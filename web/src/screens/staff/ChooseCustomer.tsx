import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { SearchForm } from './SearchForm.tsx'

/** What staff see at the pages of a customer while they act for none: whose they are has to be said first. */
export function ChooseCustomer() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Page>
      <PageHeader title={t('staff.choose.title')} lead={t('staff.choose.text')} />
      <SearchForm search={undefined} onFind={(search) => void navigate(paths.searchUser, { state: { search } })} />
    </Page>
  )
}
