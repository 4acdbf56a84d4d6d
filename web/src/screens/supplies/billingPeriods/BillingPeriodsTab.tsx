import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { OldDates } from '#src/domain/supply/OldDates.tsx'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { isNothingBilled, useBillingPeriods } from '#src/domain/supply/curve/billingPeriods.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ReportSkeleton } from '#src/ui/layout/skeleton/ReportSkeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { BillingPeriodsReport } from './BillingPeriodsReport.tsx'

/** The consumption of each bill. An answer without any bills (1007) is not a failure. */
export function BillingPeriodsTab({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  const periods = useBillingPeriods(supply)
  if (!periods.data && periods.isError && isNothingBilled(periods.error)) {
    return (
      <EmptyState
        icon="bill"
        title={t('billingPeriods.none.title')}
        action={<LinkButton to={supplyDetailPath(supply.cups, 0)}>{t('supply.seeCurve')}</LinkButton>}
      >
        {t('billingPeriods.none.text')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={6}>
      <QueryGate query={periods} skeleton={<ReportSkeleton />}>
        {(data) => (
          <>
            <OldDates days={data.map(({ range }) => range.from)} />
            <BillingPeriodsReport supply={supply} periods={data} />
          </>
        )}
      </QueryGate>
    </Stack>
  )
}
