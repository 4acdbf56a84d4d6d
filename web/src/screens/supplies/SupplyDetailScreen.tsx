import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { completeCups } from '@acometida/api-spec/rules/supply/cups'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { isOpen, stateOf } from '#src/domain/delegation/delegation.ts'
import { useDelegations } from '#src/domain/delegation/delegations.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { addressLine } from '#src/domain/supply/addressLine.ts'
import { useContractScreens } from '#src/domain/supply/contracts.ts'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import { powerWords } from '#src/domain/supply/power/powerWords.ts'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { SupplyTile } from '#src/domain/supply/SupplyTile.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { MissingPage } from '#src/ui/layout/page/MissingPage.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { Tabs } from '#src/ui/layout/Tabs.tsx'
import { EditSupplyDialog } from './EditSupplyDialog.tsx'
import { SupplyNowStrip } from './now/SupplyNowStrip.tsx'
import { appliesTo, SUPPLY_TABS, type SupplyTab, tabAt } from './supplyTabs.ts'
import { SupplyTags } from './SupplyTags.tsx'
import styles from './SupplyDetailScreen.module.css'

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
    ? t(`supplies.missing.${stateOf(former, serverToday()) === 'expired' ? 'expired' : 'withdrawn'}`, {
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

/** A supply: its name, facts, and tabs. */
function SupplyDetail({ supply }: { readonly supply: Supply }) {
  const { t } = useLocale()
  const [query, setQuery] = useSearchParams()
  const [editing, setEditing] = useState(false)
  const { data: shown } = useContractScreens()
  // The tab reserves its space while this is unknown, so that the others do not shift.
  const showsContracts = shown === undefined || shown.contracts || shown.powers
  const row = SUPPLY_TABS.filter((tab) => appliesTo(tab, supply, showsContracts))
  const named = tabAt(query.get('tabValue'))
  const { id, ofContracts, Panel } = named

  const select = (next: SupplyTab['id']) => {
    const number = SUPPLY_TABS.find((tab) => tab.id === next)?.number ?? 0
    setQuery({ supply: supply.cups, tabValue: String(number) })
  }

  return (
    <>
      <div className={styles.head}>
        <div className={styles.tile}>
          <SupplyTile icon={supply.icon} size="large" />
        </div>
        <PageHeader
          back={{ to: paths.supplies, label: t('supplies.title') }}
          title={supply.name}
          lead={addressLine(supply.address)}
          actions={
            <Button icon="edit" size="small" onClick={() => setEditing(true)}>
              {t('supplies.edit.action')}
            </Button>
          }
        />
        <SupplyFacts supply={supply} />
      </div>
      <SupplyNowStrip supply={supply} />
      <Tabs
        label={t('supplies.tabs.label')}
        tabs={row.map((tab) => ({ id: tab.id, label: t(`supplies.tabs.${tab.id}`) }))}
        selected={row.includes(named) ? id : null}
        onSelect={select}
      >
        {row.includes(named) || ofContracts ? (
          <Suspense fallback={<SkeletonLayout of="cards" count={2} />}>
            <Panel supply={supply} />
          </Suspense>
        ) : (
          <EmptyState
            icon="info"
            title={t('supplies.tabs.notOfGenerator.title')}
            action={<Button onClick={() => select('consumption')}>{t('supplies.tabs.notOfGenerator.curve')}</Button>}
            text={t('supplies.tabs.notOfGenerator.text')}
          />
        )}
      </Tabs>
      {editing && <EditSupplyDialog supply={supply} onClose={() => setEditing(false)} />}
    </>
  )
}

/** The contract data of a supply. */
function SupplyFacts({ supply }: { readonly supply: Supply }) {
  const { t, format } = useLocale()
  const facts = [
    { term: t('supply.cups'), value: <CupsCode cups={supply.cups} copyable /> },
    { term: t('supplies.tariff'), value: supply.tariff },
    { term: t('supply.contractedPower'), value: powerWords(supply.contractedPower, t, format) },
    { term: t('supplies.meter'), value: supply.meterId },
    ...(supply.cau === null ? [] : [{ term: t('supplies.cau'), value: <CupsCode cups={supply.cau} /> }]),
  ]
  return (
    <section className={styles.strip} aria-label={t('supplies.facts')}>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {/* The CAU already shows self-consumption. */}
      <div className={styles.tags}>
        <SupplyTags supply={{ ...supply, cau: null }} />
      </div>
      {supply.delegated && <OnBehalf cups={supply.cups} />}
    </section>
  )
}

/** The holder for whom the user manages a delegated supply, and until when. */
function OnBehalf({ cups }: { readonly cups: string }) {
  const { t, format } = useLocale()
  const entrusted = useDelegations('received')
  const today = serverToday()
  const held = entrusted.data?.find((delegation) => {
    const state = stateOf(delegation, today)
    return delegation.cups === cups && isOpen(state) && state !== 'pending'
  })
  const words = held
    ? t('supplies.onBehalf.of', { holder: held.holder.name, day: format.date(held.lastDay) })
    : t('supplies.onBehalf.unknown')
  return <p className={styles.onBehalf}>{entrusted.isLoading ? <Skeleton width="80%" /> : words}</p>
}
