import { paths } from '@acometida/api-spec/rules/clientPaths'
import { hasDashboard } from '@acometida/api-spec/rules/navigation'
import { suppliesTarget } from '@acometida/api-spec/rules/tabTargets'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { ScreenPlaceholder } from '#src/ui/layout/ScreenPlaceholder.tsx'
import { useKnownPath } from '#src/base/knownPath.ts'
import { useSettled } from '#src/base/useSettled.ts'
import { useSession } from '#src/session/session.store.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useSupplies } from '#src/domain/supply/supplies.ts'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import { Attention } from './Attention.tsx'
import { SupplySummary } from './SupplySummary.tsx'
import { useAttention } from './useAttention.ts'
import styles from './DashboardScreen.module.css'

/** The home of a customer with one to five supplies: what needs them, then how each supply is doing. */
export function DashboardScreen() {
  const { t } = useTranslation()
  const session = useSession()
  const knownPath = useKnownPath()
  const supplies = useSupplies()
  const attention = useAttention()
  const settled = useSettled(attention.loading || supplies.isLoading)

  if (supplies.data && !hasDashboard(supplies.data.length)) {
    const target = suppliesTarget({ roles: session.roles, supplanting: session.document !== session.loginDocument })
    return <Navigate to={knownPath(target) ? target : paths.landing} replace />
  }
  return (
    <Page>
      <PageHeader title={t('dashboard.greeting', { name: session.name })} lead={t('dashboard.lead')} />
      {settled ? (
        <>
          <Attention attention={attention} />
          <Section title={t('dashboard.supplies')}>
            <QueryGate query={supplies} skeleton={<SkeletonLayout of="cards" count={2} />}>
              {(items) => (
                <ul className={styles.supplies}>
                  {items.map((supply) => (
                    <li key={supply.cups}>
                      <SupplySummary supply={supply} />
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
