import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { hasDashboard } from '@acometida/api-spec/rules/navigation/navigation'
import { targetWithoutDashboard } from '@acometida/api-spec/rules/navigation/tabTargets'
import { Navigate } from 'react-router-dom'
import { useSettled } from '#src/api/query/useSettled.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { describePower } from '#src/domain/supply/power/describePower.ts'
import type { SupplyState } from '#src/domain/supply/state/supplyState.ts'
import { SupplyStateTag } from '#src/domain/supply/state/SupplyStateTag.tsx'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { SupplyTile } from '#src/domain/supply/SupplyTile.tsx'
import { secondLineOf } from '#src/domain/supply/titles.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { FreshnessStamp } from '#src/ui/feedback/FreshnessStamp.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { CardLink, LinkCard } from '#src/ui/layout/LinkCard.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { ScreenPlaceholder } from '#src/ui/layout/skeleton/ScreenPlaceholder.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { Attention } from './Attention.tsx'
import styles from './DashboardScreen.module.css'
import { FourWeeks, usePrefetchFourWeeks } from './FourWeeks.tsx'
import { useAttention } from './useAttention.ts'

/** The home page of a customer with one to five supplies: what needs attention, then the state of each supply. */
export function DashboardScreen() {
  const { t } = useLocale()
  const session = useSession()
  const supplies = useSupplies()
  const elsewhere = supplies.data !== undefined && !hasDashboard(supplies.data.length)
  const shown = elsewhere ? NONE : (supplies.data ?? NONE)
  const attention = useAttention(shown, supplies)
  usePrefetchFourWeeks(shown)
  const settled = useSettled(attention.growing || supplies.isLoading)

  if (elsewhere) {
    const viewer = { roles: session.roles, isActing: session.document !== session.loginDocument }
    const target = targetWithoutDashboard(viewer, supplies.data.length)
    return <Navigate to={target} replace />
  }
  return (
    <Page
      title={t('dashboard.greeting', { name: session.name })}
      lead={t('dashboard.lead')}
      actions={
        <LinkButton to={paths.bindSupply} size="small" icon="plus">
          {t('supply.add')}
        </LinkButton>
      }
    >
      {settled ? (
        <>
          <Attention attention={attention} />
          <Section title={t('dashboard.supplies')}>
            <QueryGate query={supplies} skeleton={{ of: 'cards', count: 2 }}>
              {(items) => (
                <ul className={styles.supplies}>
                  {items.map((supply) => (
                    <li key={supply.cups}>
                      <SupplySummary supply={supply} state={attention.states?.get(supply.cups)} />
                    </li>
                  ))}
                </ul>
              )}
            </QueryGate>
          </Section>
        </>
      ) : (
        <ScreenPlaceholder>
          <SkeletonLayout of="cards" count={2} />
        </ScreenPlaceholder>
      )}
    </Page>
  )
}

const NONE: readonly Supply[] = []

type SupplySummaryProps = {
  readonly supply: Supply
  /** Undefined while the answers arrive. */
  readonly state: SupplyState | undefined
}

/** A supply on the dashboard: its state, last day, four weeks and power. The whole card links to the curve. */
function SupplySummary({ supply, state }: SupplySummaryProps) {
  const { t, format } = useLocale()
  const { cups, title: name, icon, contractedPower, dataUntil } = supply
  return (
    <LinkCard className={styles.card}>
      <header className={styles.header}>
        <SupplyTile icon={icon} />
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className="muted">{secondLineOf(supply)}</p>
        </div>
      </header>
      <p className={styles.state}>
        <SupplyStateTag supply={supply} state={state} />
      </p>
      <FourWeeks supply={supply} />
      <footer className={styles.footer}>
        {contractedPower.length > 0 && (
          <dl className={styles.power}>
            <dt>{t('supply.contractedPower')}</dt>
            <dd>{describePower(contractedPower, t, format)}</dd>
          </dl>
        )}
        <FreshnessStamp until={dataUntil} />
        <CardLink
          className={styles.go}
          to={supplyDetailPath(cups)}
          aria-label={t('dashboard.supply.seeCurveOf', { name })}
        >
          {t('supply.seeCurve')}
          <Icon name="arrowRight" size={18} />
        </CardLink>
      </footer>
    </LinkCard>
  )
}
