import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { useQuestion } from '#src/api/composed.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import { isOpenOrder, isUnknown, stateOfOrder } from './offlineQueries.ts'
import { PaymentReceipt } from './PaymentReceipt.tsx'
import { PaymentUnknown } from './PaymentUnknown.tsx'
import { PaymentWaiting } from './PaymentWaiting.tsx'

/** Where a payment without registration ends. It says what the server says of the order, and never that it is paid by itself. */
export function OfflinePaymentDoneScreen() {
  const { t } = useTranslation()
  const { successorderid = '' } = useParams()
  const query = useQuestion(stateOfOrder(successorderid))
  const { payment, payable } = query.data ?? {}

  if (query.isError && isUnknown(query.error)) return <PaymentUnknown />
  if (payment?.state === 'PAID' && payable) return <PaymentReceipt order={payment.order} payable={payable} />
  if (payment && isOpenOrder(payment.state))
    return <PaymentWaiting onLook={() => void query.refetch()} looking={query.isFetching} order={payment.order} />
  if (payment) return <Navigate to={`${paths.offlinePayment}?step=pay`} state={{ end: payment.state }} replace />
  return (
    <>
      <PageHeader title={t('payment.done.checking')} hasErrors={query.isError} />
      <QueryGate query={query} skeleton={<SkeletonLayout of="text" count={5} />}>
        {() => null}
      </QueryGate>
    </>
  )
}
