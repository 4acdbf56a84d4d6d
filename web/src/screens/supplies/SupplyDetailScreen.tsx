import { paths } from '@acometida/api-spec/rules/clientPaths'
import { completeCups } from '@acometida/api-spec/rules/cups'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useSupplies } from '#src/domain/supply/supplies.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import { SupplyDetail } from './SupplyDetail.tsx'

/** One supply, named by `supply` in the address. A foreign one looks the same as one that does not exist. */
export function SupplyDetailScreen() {
  const [query] = useSearchParams()
  const supplies = useSupplies()
  const wanted = query.get('supply') ?? ''
  const supply = supplies.data?.find(({ cups }) => cups === wanted || cups === completeCups(wanted))
  return (
    <Page>
      <QueryGate query={supplies} skeleton={<SkeletonLayout of="page" />}>
        {() => (supply ? <SupplyDetail key={supply.cups} supply={supply} /> : <MissingSupply />)}
      </QueryGate>
    </Page>
  )
}

function MissingSupply() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('supplies.missing.title')} lead={t('supplies.missing.text')} />
      <div>
        <LinkButton to={paths.supplies} variant="primary" icon="arrowLeft">
          {t('supplies.backToList')}
        </LinkButton>
      </div>
    </>
  )
}
