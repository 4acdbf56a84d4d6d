import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { hasDashboard } from '@acometida/api-spec/rules/navigation/navigation'
import { Suspense, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { lazyPart } from '#src/api/lazyScreen.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useSearchText } from '#src/base/useSearchText.ts'
import { useSettled } from '#src/api/query/useSettled.ts'
import { useUnpaidBills } from '#src/domain/bill/bills.ts'
import { UnpaidBanner } from '#src/domain/bill/UnpaidBanner.tsx'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SearchField } from '#src/ui/form/text/SearchField.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { EditSupplyDialog } from './EditSupplyDialog.tsx'
import { SupplyCards } from './SupplyCards.tsx'
import { searchSupplies } from './supplySearch.ts'
import { SupplyTable } from './SupplyTable.tsx'

/** The user's supplies, own and delegated. A deep link to one redirects to its tab. */
export function SuppliesScreen() {
  const { t } = useLocale()
  const [query] = useSearchParams()
  const supplies = useSupplies()
  if (query.has('supply')) return <Navigate to={`${paths.supplyDetail}?${query}`} replace />
  return (
    <Page
      title={t('supplies.title')}
      lead={t('supplies.lead')}
      actions={
        <>
          <LinkButton to={paths.alerts} size="small" icon="bell">
            {t('supplies.alerts')}
          </LinkButton>
          <LinkButton to={paths.managers} size="small" icon="users">
            {t('menu.delegations')}
          </LinkButton>
          <LinkButton to={paths.bindSupply} size="small" icon="plus">
            {t('supply.add')}
          </LinkButton>
        </>
      }
    >
      <QueryGate query={supplies} skeleton={{ of: 'cards', count: 3 }}>
        {(items) => <SupplyList supplies={items} />}
      </QueryGate>
    </Page>
  )
}

/** Cards for a few supplies, and on a phone; a search and tables for many. */
function SupplyList({ supplies }: { readonly supplies: readonly Supply[] }) {
  const { t, format } = useLocale()
  const [search, find] = useSearchText()
  const phone = useMediaQuery(PHONE)
  const [edited, setEdited] = useState<Supply>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [exported, setExported] = useState<readonly Supply[]>()
  // A dashboard, if there is one, shows what is to be paid.
  const asksUnpaid = supplies.length > 0 && !hasDashboard(supplies.length)
  const unpaid = useUnpaidBills({ enabled: asksUnpaid })
  const settled = useSettled(asksUnpaid && !unpaid.data && !unpaid.isError)

  if (!settled) return <SkeletonLayout of="cards" count={3} />
  if (supplies.length === 0) {
    return (
      <EmptyState
        icon="meter"
        title={t('supplies.empty.title')}
        action={
          <LinkButton to={paths.bindSupply} variant="primary" icon="plus">
            {t('supply.add')}
          </LinkButton>
        }
        text={
          <>
            <p>{t('supplies.empty.text')}</p>
            <p>{t('supplies.empty.tip')}</p>
          </>
        }
      />
    )
  }

  const many = supplies.length > MANY
  const matches = many && search !== '' ? searchSupplies(supplies, search) : supplies
  const groups = [
    { title: t('supplies.ownTitle'), lead: undefined, items: matches.filter(({ delegated }) => !delegated) },
    {
      title: t('supplies.delegatedTitle'),
      lead: t('supplies.delegatedLead'),
      items: matches.filter(({ delegated }) => delegated),
    },
  ].filter(({ items }) => items.length > 0)
  const ownAlone = supplies.every(({ delegated }) => !delegated)

  return (
    <Stack gap={8}>
      {asksUnpaid && (
        <UnpaidBanner words={(part, about) => t(`supplies.unpaid.${part}`, about)} query={unpaid} bills={unpaid.data} />
      )}
      {many && (
        <SearchField
          label={t('supplies.search')}
          hint={t('supplies.searchHint')}
          value={search}
          onValue={find}
          found={
            search === ''
              ? t('supplies.count', { count: supplies.length })
              : t('supplies.shown', { count: matches.length })
          }
        />
      )}
      {many && matches.length > 0 && (
        <div>
          <Button icon="download" onClick={() => setExported(matches)}>
            {t('supplies.exportCurves', { number: format.number(matches.length) })}
          </Button>
        </div>
      )}
      {matches.length === 0 && (
        <EmptyState
          icon="search"
          title={t('supplies.noMatch.title', { search })}
          action={<Button onClick={() => find('')}>{t('supplies.clearSearch')}</Button>}
          text={t('supplies.noMatch.text')}
        />
      )}
      {groups.map(({ title, lead, items }) => {
        const list =
          many && !phone ? (
            <SupplyTable
              caption={title}
              supplies={items}
              onEdit={setEdited}
              chosen={chosen}
              onChosen={setChosen}
              onExport={setExported}
            />
          ) : (
            <SupplyCards level={ownAlone ? 2 : 3} supplies={items} onEdit={setEdited} />
          )
        // Without delegated supplies the list needs no title.
        return ownAlone ? (
          <div key={title}>{list}</div>
        ) : (
          <Section key={title} title={title} lead={lead}>
            {list}
          </Section>
        )
      })}
      {exported && (
        <Suspense>
          <ExportCurvesDialog supplies={exported} onClose={() => setExported(undefined)} />
        </Suspense>
      )}
      {edited && <EditSupplyDialog supply={edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  )
}

const MANY = 6

const ExportCurvesDialog = lazyPart(
  async () => (await import('./consumption/curves/ExportCurvesDialog.tsx')).ExportCurvesDialog,
  'curves',
  'consumption',
)
