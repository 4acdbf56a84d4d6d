import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { EndedNotice } from '#src/domain/payment/EndedNotice.tsx'
import { paymentEndOf } from '#src/domain/payment/orderState.ts'
import { PayableFacts } from '#src/domain/payment/PayableFacts.tsx'
import { PayForm } from '#src/domain/payment/PayForm.tsx'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import type { OfflineBill } from './offlineBill.ts'
import { isUnknown, type Payable, payableOfBill } from './payables.ts'
import { usePayBill } from './usePayBill.ts'

/** The step of the method. Says so if the user returns from the provider without a payment. */
export function PayStep({ bill, notice }: { readonly bill: OfflineBill; readonly notice: ReactNode }) {
  const { t } = useLocale()
  const end = endedBefore(useLocation().state)
  const query = useDefinedQuery(payableOfBill(bill))
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
        <EmptyState
          icon="search"
          title={t('payment.pay.goneTitle')}
          action={change(t('payment.pay.checkData'))}
          text={t('payment.pay.gone')}
        />
      ) : (
        <QueryGate query={query} skeleton={{ of: 'form', count: 3 }}>
          {({ payable }) =>
            payable.open ? (
              <PayBill bill={bill} payable={payable} />
            ) : (
              <EmptyState
                icon="success"
                title={t('payment.pay.noneTitle')}
                action={change(t('payment.pay.otherBill'))}
                text={t('payment.pay.none', { factura: payable.billNumber })}
              />
            )
          }
        </QueryGate>
      )}
    </>
  )
}

/** The end of a payment in the history state. Null without one. */
function endedBefore(state: unknown) {
  return typeof state === 'object' && state !== null && 'end' in state ? paymentEndOf(state.end) : null
}

type PayBillProps = { readonly bill: OfflineBill; readonly payable: Payable }

/** The bill without its holder, and the payment methods. */
function PayBill({ bill, payable: { amountCents, billNumber, dueOn } }: PayBillProps) {
  const { t, format } = useLocale()
  const payment = usePayBill(bill)
  return (
    <>
      <PayableFacts
        amountCents={amountCents}
        facts={[
          { term: t('paying.bill', { count: 1 }), value: billNumber },
          { term: t('paying.due'), value: format.date(dueOn) },
        ]}
      />
      <PayForm payment={payment} amountCents={amountCents} />
    </>
  )
}
