import { useTranslation } from 'react-i18next'
import { groupByHolder, useUnpaidBills } from '#src/domain/bill/bills.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { PartHeader } from '#src/ui/layout/page/PartHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { UnpaidForm } from './UnpaidForm.tsx'

type PayAllProps = { readonly supply: Supply; readonly back: { readonly to: string; readonly label: string } }

/** The unpaid bills over all supplies, a card for each holder: only bills of one holder can be paid together. */
export function PayAll({ supply, back }: PayAllProps) {
  const { t } = useTranslation()
  const unpaid = useUnpaidBills()
  return (
    <>
      <PartHeader title={t('bills.pay.allTitle')} lead={t('bills.tolls')} back={back} />
      <QueryGate query={unpaid} skeleton={<SkeletonLayout of="table" count={3} />}>
        {(bills) =>
          bills.length === 0 ? (
            <EmptyState icon="success" title={t('bills.pay.nothing')}>
              {t('bills.pay.nothingText')}
            </EmptyState>
          ) : (
            groupByHolder(bills).map(({ holder, bills: own }, _, holders) => (
              <Card key={holder} title={t('bills.pay.holder', { document: holder })}>
                <UnpaidForm supply={supply} bills={own} alone={holders.length === 1} />
              </Card>
            ))
          )
        }
      </QueryGate>
    </>
  )
}
