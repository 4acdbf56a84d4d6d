import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { SearchForm } from './SearchForm.tsx'

/** Replaces a customer's page for staff who act for nobody: a customer has to be chosen first. */
export function ChooseCustomer() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <Page title={t('staff.choose.title')} lead={t('staff.choose.text')}>
      <SearchForm
        at={key}
        search={undefined}
        onFind={(search) => void navigate(paths.searchUser, { state: { search } })}
      />
    </Page>
  )
}
