import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { isOpenOrder } from '#src/domain/payment/orderState.ts'
import { ReceiptFacts } from '#src/domain/payment/ReceiptFacts.tsx'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { closePaymentBridge } from '#src/session/bridge/paymentBridge.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { IconMark } from '#src/ui/icon/IconMark.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './OfflinePaymentDoneScreen.module.css'
import { isUnknown, type Payable, stateOfOrder } from './payables.ts'

/**
 * The end of a payment without registration. Shows the server's state of the order, and never assumes that it is paid.
 */
export function OfflinePaymentDoneScreen() {
  const { t } = useTranslation()
  const { successorderid = '' } = useParams()
  const query = useDefinedQuery(stateOfOrder(successorderid))
  const { payment, payable } = query.data ?? {}

  if (query.isError && isUnknown(query.error)) return <PaymentUnknown />
  if (payment?.state === 'PAID' && payable)
    return <PaymentReceipt order={payment.order} endedAt={payment.endDate} payable={payable} />
  if (payment && isOpenOrder(payment.state))
    return <PaymentWaiting onLook={() => void query.refetch()} looking={query.isFetching} order={payment.order} />
  if (payment) return <Navigate to={`${paths.offlinePayment}?step=pay`} state={{ end: payment.state }} replace />
  return (
    <>
      <PageHeader title={t('paying.checking')} hasErrors={query.isError} />
      <QueryGate query={query} skeleton={{ of: 'text', count: 5 }}>
        {() => null}
      </QueryGate>
    </>
  )
}

/** An unknown order: claims nothing, and refers to the bill. */
function PaymentUnknown() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('payment.unknown.title')} lead={t('payment.unknown.text')} />
      <Stack row gap={3}>
        <LinkButton to={paths.offlinePayment} variant="primary">
          {t('payment.unknown.check')}
        </LinkButton>
        <LinkButton to={paths.root}>{t('payment.done.home')}</LinkButton>
      </Stack>
    </>
  )
}

type PaymentWaitingProps = { readonly order: string; readonly onLook: () => void; readonly looking: boolean }

/** The state while the provider has not reported the result. */
function PaymentWaiting({ order, onLook, looking }: PaymentWaitingProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('paying.waiting.title')} lead={t('paying.waiting.lead')} />
      <Banner live={false}>{t('paying.waiting.text', { order })}</Banner>
      <Stack row gap={3}>
        <Button variant="primary" icon="refresh" reads loading={looking} onClick={onLook}>
          {t('paying.waiting.look')}
        </Button>
        <LinkButton to={`${paths.offlinePayment}?step=pay`}>{t('payment.waiting.back')}</LinkButton>
      </Stack>
    </>
  )
}

type PaymentReceiptProps = {
  readonly order: string
  readonly endedAt: string | undefined
  readonly payable: Payable
}

/** The receipt of a completed payment. Ends the session of the payment bridge. */
function PaymentReceipt({ order, endedAt, payable }: PaymentReceiptProps) {
  const { t } = useTranslation()
  useEffect(closePaymentBridge, [])
  return (
    <>
      <IconMark icon="check" tone="success" />
      <PageHeader title={t('paying.receipt.title')} lead={t('payment.done.lead')} />
      <ReceiptFacts amountCents={payable.amountCents} bills={[payable.billNumber]} order={order} endedAt={endedAt} />
      <Stack row gap={3}>
        <Button variant="primary" icon="print" onClick={() => window.print()}>
          {t('payment.done.print')}
        </Button>
        <LinkButton to={paths.root}>{t('payment.done.home')}</LinkButton>
      </Stack>
      <section aria-labelledby="next-title" className={styles.next}>
        <h2 id="next-title">{t('paying.receipt.next')}</h2>
        <NoteList>
          {t('paying.receipt.nextBill', { count: 1 })}
          {t('payment.done.nextMail')}
          {t('paying.receipt.nextKeep')}
        </NoteList>
      </section>
    </>
  )
}
