import { paths } from '@acometida/api-spec/rules/clientPaths'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useQuestion } from '#src/api/composed.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import type { OfflineBill } from './offlineBill.ts'
import { isUnknown, payableOfBill } from './offlineQueries.ts'
import { EndedNotice, endOf } from './EndedNotice.tsx'
import { PayForm } from './PayForm.tsx'

type PayStepProps = { readonly bill: OfflineBill; readonly notice: ReactNode }

/** What is to be paid, and how. Whoever comes back from the provider without having paid is told so here. */
export function PayStep({ bill, notice }: PayStepProps) {
  const { t } = useTranslation()
  const end = endOf(useLocation().state)
  const query = useQuestion(payableOfBill(bill))
  const change = (label: string) => <LinkButton to={paths.offlinePayment}>{label}</LinkButton>
  return (
    <>
      <PageHeader
        title={t('payment.pay.title')}
        eyebrow={t('payment.step', { step: 2 })}
        back={{ to: paths.offlinePayment, label: t('payment.pay.otherBill') }}
        hasErrors={end !== null || query.isError}
      />
      {end && <EndedNotice end={end} />}
      {notice}
      {query.isError && isUnknown(query.error) ? (
        <EmptyState icon="search" title={t('payment.pay.goneTitle')} action={change(t('payment.pay.checkData'))}>
          {t('payment.pay.gone')}
        </EmptyState>
      ) : (
        <QueryGate query={query} skeleton={<SkeletonLayout of="form" count={3} />}>
          {({ payable }) =>
            payable.open ? (
              <PayForm bill={bill} payable={payable} />
            ) : (
              <EmptyState icon="success" title={t('payment.pay.noneTitle')} action={change(t('payment.pay.otherBill'))}>
                {t('payment.pay.none', { factura: payable.billNumber })}
              </EmptyState>
            )
          }
        </QueryGate>
      )}
    </>
  )
}
