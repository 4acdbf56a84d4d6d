import { paths } from '@acometida/api-spec/rules/clientPaths'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useSupplies } from '#src/domain/supply/supplies.ts'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import { SupplyList } from './SupplyList.tsx'

/** The supplies of the user, their own and delegated ones. A deep link that names one goes on to it with its tabs. */
export function SuppliesScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const supplies = useSupplies()
  if (query.has('supply')) return <Navigate to={`${paths.supplyDetail}?${query}`} replace />
  return (
    <Page>
      <PageHeader title={t('supplies.title')} lead={t('supplies.lead')} />
      <QueryGate query={supplies} skeleton={<SkeletonLayout of="cards" count={3} />}>
        {(items) => <SupplyList supplies={items} />}
      </QueryGate>
    </Page>
  )
}
