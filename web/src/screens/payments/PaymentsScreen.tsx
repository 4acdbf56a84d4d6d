import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { endsBeforeStart } from '@acometida/api-spec/rules/time/endsBeforeStart'
import { useTranslation } from 'react-i18next'
import { usePayments } from '#src/domain/payment/payments.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { OnePayment } from './OnePayment.tsx'
import { PaymentFilterFields } from './PaymentFilterFields.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { usePaymentFilter } from './usePaymentFilter.ts'

/** The user's payments with their receipts. In the address: the filter, and `order` for a single one. */
export function PaymentsScreen() {
  const { t } = useTranslation()
  const { filter, narrow, widen, order } = usePaymentFilter()
  return (
    <Page
      title={t('myPayments.title')}
      lead={t('myPayments.lead')}
      {...(order !== null && { back: { to: paths.payments, label: t('myPayments.all') } })}
    >
      {order === null ? <Payments filter={filter} narrow={narrow} widen={widen} /> : <OnePayment order={order} />}
    </Page>
  )
}

type PaymentsProps = Omit<ReturnType<typeof usePaymentFilter>, 'order'>

function Payments({ filter, narrow, widen }: PaymentsProps) {
  const { t } = useTranslation()
  const backwards = endsBeforeStart(filter.from, filter.to)
  const query = usePayments(filter, { enabled: !backwards })
  const narrowed = [filter.from, filter.to, filter.state, filter.dossier].some((value) => value !== '')
  return (
    <>
      <PaymentFilterFields filter={filter} onFilter={narrow} />
      {!backwards && (
        <QueryGate query={query} skeleton={{ of: 'table', count: 6 }}>
          {(payments) => {
            if (payments.length > 0) return <PaymentTable payments={payments} />
            if (!narrowed)
              return <EmptyState icon="card" title={t('myPayments.none.title')} text={t('myPayments.none.text')} />
            return (
              <EmptyState
                icon="search"
                title={t('myPayments.noMatch.title')}
                action={<Button onClick={widen}>{t('myPayments.noMatch.clear')}</Button>}
                text={t('myPayments.noMatch.text')}
              />
            )
          }}
        </QueryGate>
      )}
    </>
  )
}
