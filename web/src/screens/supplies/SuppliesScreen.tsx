import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { hasDashboard } from '@acometida/api-spec/rules/navigation/navigation'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useSettled } from '#src/api/query/useSettled.ts'
import { useEntryState } from '#src/base/useEntryState.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { useSearchText } from '#src/base/useSearchText.ts'
import { UnpaidBanner } from '#src/domain/bill/UnpaidBanner.tsx'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useStates } from '#src/domain/supply/state/useStates.ts'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SearchField } from '#src/ui/form/text/SearchField.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { LazyExportCurvesDialog } from './consumption/LazyExportCurvesDialog.tsx'
import { EditSupplyDialog } from './EditSupplyDialog.tsx'
import { type StateChoice, StateFilter } from './StateFilter.tsx'
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
  const [kind, setKind] = useEntryState<StateChoice>('state', () => '')
  const phone = useMediaQuery(PHONE)
  const [edited, setEdited] = useState<Supply>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [exported, setExported] = useState<readonly Supply[]>()
  // A dashboard, if there is one, shows what is to be paid.
  const asksUnpaid = supplies.length > 0 && !hasDashboard(supplies.length)
  const { states, unpaid } = useStates(supplies)
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
  const found = many && search !== '' ? searchSupplies(supplies, search) : supplies
  const isChosen = many && kind !== '' && states !== undefined
  const matches = isChosen ? found.filter(({ cups }) => states.get(cups)?.kind === kind) : found
  const groups = [
    { title: t('supplies.ownTitle'), lead: undefined, items: matches.filter(({ delegated }) => !delegated) },
    {
      title: t('supplies.delegatedTitle'),
      lead: t('supplies.delegatedLead'),
      items: matches.filter(({ delegated }) => delegated),
    },
  ].filter(({ items }) => items.length > 0)
  const showAll = () => {
    find('')
    setKind('')
  }
  const ownAlone = supplies.every(({ delegated }) => !delegated)

  return (
    <Stack gap={8}>
      {asksUnpaid && (
        <UnpaidBanner words={(part, about) => t(`supplies.unpaid.${part}`, about)} query={unpaid} bills={unpaid.data} />
      )}
      {many && (
        <Grid min={18}>
          <SearchField
            label={t('supplies.search')}
            hint={t('supplies.searchHint')}
            value={search}
            onValue={find}
            found={
              search === '' && !isChosen
                ? t('supplies.count', { count: supplies.length })
                : t('supplies.shown', { count: matches.length })
            }
          />
          <StateFilter states={states} value={kind} onValue={setKind} />
        </Grid>
      )}
      {matches.length > 1 && (
        <div>
          <Button icon="download" onClick={() => setExported(matches)}>
            {t('supplies.exportCurves', { number: format.number(matches.length) })}
          </Button>
        </div>
      )}
      {matches.length === 0 && (
        <EmptyState
          icon="search"
          title={isChosen ? t('supplies.states.noMatch') : t('supplies.noMatch.title', { search })}
          action={<Button onClick={showAll}>{t('supplies.clearSearch')}</Button>}
          text={t('supplies.noMatch.text')}
        />
      )}
      {groups.map(({ title, lead, items }) => {
        const list =
          many && !phone ? (
            <SupplyTable
              caption={title}
              supplies={items}
              states={states}
              onEdit={setEdited}
              chosen={chosen}
              onChosen={setChosen}
              onExport={setExported}
            />
          ) : (
            <SupplyCards
              level={ownAlone ? 2 : 3}
              supplies={items}
              states={states}
              onEdit={setEdited}
              onExport={setExported}
            />
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
      {exported && <LazyExportCurvesDialog supplies={exported} onClose={() => setExported(undefined)} />}
      {edited && <EditSupplyDialog supply={edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  )
}

const MANY = 6
