import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { completeCups } from '@acometida/api-spec/rules/supply/cups'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { delegationStateOf } from '#src/domain/delegation/delegation.ts'
import { useDelegations } from '#src/domain/delegation/delegations.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useContractScreens } from '#src/domain/supply/contracts.ts'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { MissingPage } from '#src/ui/layout/page/MissingPage.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Tabs } from '#src/ui/layout/Tabs.tsx'
import { SupplyHeader } from './SupplyHeader.tsx'
import { SUPPLY_TABS, type SupplyTab, tabAt, tabsOf } from './supplyTabs.ts'

/** A supply, named by `supply` in the address. A foreign one looks like a missing one. */
export function SupplyDetailScreen() {
  const [query] = useSearchParams()
  const supplies = useSupplies()
  const requestedCups = query.get('supply') ?? ''
  const supply = supplies.data?.find(({ cups }) => cups === requestedCups || cups === completeCups(requestedCups))
  return (
    <Page>
      <QueryGate query={supplies} skeleton={{ of: 'page' }}>
        {() =>
          supply ? (
            <SupplyDetail key={supply.cups} supply={supply} />
          ) : (
            <MissingSupply cups={completeCups(requestedCups)} />
          )
        }
      </QueryGate>
    </Page>
  )
}

/** A supply that is missing, foreign, or formerly delegated to the user. Only the last is shown as such. */
function MissingSupply({ cups }: { readonly cups: string }) {
  const { t, format } = useLocale()
  const entrusted = useDelegations('received')
  const former = entrusted.data?.find((delegation) => delegation.cups === cups)
  if (entrusted.isLoading) return <SkeletonLayout of="page" />
  const text = former
    ? t(`supplies.missing.${delegationStateOf(former, serverToday()) === 'expired' ? 'expired' : 'withdrawn'}`, {
        holder: former.holder.name,
        day: format.date(former.lastDay),
      })
    : t('supplies.missing.text')
  return (
    <MissingPage
      title={former ? t('supplies.missing.formerTitle', { place: former.address.street }) : t('supplies.missing.title')}
      text={text}
      back={{ to: paths.supplies, label: t('supplies.title') }}
    />
  )
}

/** A supply: its name, its tabs, and the tabs within one of them. */
function SupplyDetail({ supply }: { readonly supply: Supply }) {
  const { t } = useLocale()
  const [query, setQuery] = useSearchParams()
  const { data: shown } = useContractScreens()
  // The tab reserves its space while this is unknown, so that the others do not shift.
  const showsContracts = shown === undefined || shown.contracts || shown.powers
  const groups = tabsOf(supply, showsContracts)
  const named = tabAt(query.get('tabValue'))
  const group = groups.find(({ tabs }) => tabs.includes(named))
  const { id, ofConsumers, ofContracts, Panel } = named
  const lack = ofConsumers && supply.generator ? 'notOfGenerator' : 'withoutMeter'
  const opening = SUPPLY_TABS.find(({ tabs }) => tabs[0] === named)
  const title = opening ? t(`supplies.groups.${opening.id}`) : t(`supplies.tabs.${id}`)

  const open = (tab: SupplyTab | undefined) =>
    setQuery({ supply: supply.cups, ...(tab && { tabValue: String(tab.number) }) })
  const panel = (
    <Suspense fallback={<SkeletonLayout of="cards" count={2} />}>
      <Panel supply={supply} />
    </Suspense>
  )

  return (
    <Stack gap={2}>
      <SupplyHeader supply={supply} tab={title} />
      <Tabs
        label={t('supplies.tabs.label')}
        tabs={groups.map((one) => ({ id: one.id, label: t(`supplies.groups.${one.id}`) }))}
        selected={group?.id ?? null}
        onSelect={(chosen) => open(groups.find((one) => one.id === chosen)?.tabs[0])}
      >
        {group && group.tabs.length > 1 ? (
          <Tabs
            inner
            label={t(`supplies.groups.${group.id}`)}
            tabs={group.tabs.map((tab) => ({ id: tab.id, label: t(`supplies.tabs.${tab.id}`) }))}
            selected={id}
            onSelect={(chosen) => open(group.tabs.find((tab) => tab.id === chosen))}
          >
            {panel}
          </Tabs>
        ) : group || ofContracts ? (
          panel
        ) : (
          <EmptyState
            icon="info"
            title={t(`supplies.tabs.${lack}.title`)}
            action={<Button onClick={() => open(tabAt(null))}>{t('supplies.tabs.toCurve')}</Button>}
            text={t(`supplies.tabs.${lack}.text`)}
          />
        )}
      </Tabs>
    </Stack>
  )
}
