import { provisionBillsPath, provisionPaymentPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import { type DossierBill, pendingOf, useDossierBills } from '#src/domain/bill/dossierBills.ts'
import { AreaPayment } from '#src/domain/payment/AreaPayment.tsx'
import { PayableFacts } from '#src/domain/payment/PayableFacts.tsx'
import { PaymentOutcome } from '#src/domain/payment/PaymentOutcome.tsx'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useSession } from '#src/session/tokens/session.store.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'

/**
 * The payment of a dossier's bill. In the address: `dossier` and `bill`, by default its open one; or `order`, the
 * outcome of a payment.
 */
export function DossierPaymentScreen() {
  const { t } = useLocale()
  const [query] = useSearchParams()
  const [dossier, number, order] = [query.get('dossier'), query.get('bill'), query.get('order')]
  if (dossier === null) return <Navigate to={provisionBillsPath()} replace />
  const back = { to: provisionBillsPath(dossier), label: t('dossierBills.pay.back') }
  return (
    <Page width="narrow" title={t('dossierBills.pay.title')} lead={t('dossierBills.pay.lead', { dossier })}>
      {order === null ? (
        <PayBill dossier={dossier} number={number} back={back} />
      ) : (
        <PaymentOutcome
          key={order}
          order={order}
          payAgainPath={([first = '']) => provisionPaymentPath(dossier, first)}
          next={t('dossierBills.pay.next')}
          back={back}
        />
      )}
    </Page>
  )
}

type PayBillProps = {
  readonly dossier: string
  /** Null for the open bill. */
  readonly number: string | null
  readonly back: { readonly to: string; readonly label: string }
}

function PayBill({ dossier, number, back }: PayBillProps) {
  const bills = useDossierBills(dossier)
  return (
    <QueryGate query={bills} skeleton={{ of: 'form', count: 4 }}>
      {(all) => {
        const bill = number === null ? (pendingOf(all)[0] ?? all[0]) : all.find((one) => one.number === number)
        if (bill?.status !== 'pending') return <NothingToPay bill={bill} back={back} />
        return <PayPending key={bill.number} bill={bill} back={back} onTaken={() => void bills.refetch()} />
      }}
    </QueryGate>
  )
}

type PayPendingProps = Pick<PayBillProps, 'back'> & { readonly bill: DossierBill; readonly onTaken: () => void }

function PayPending({ bill, back, onTaken }: PayPendingProps) {
  const { t, format } = useLocale()
  const { document } = useSession()
  const { number, dossier, payerDocument, dueOn, totalCents } = bill
  return (
    <AreaPayment
      title={t('dossierBills.pay.bill', { number })}
      back={back}
      bills={[number]}
      amountCents={totalCents}
      at={provisionPaymentPath(dossier, number)}
      returnPath={provisionPaymentPath(dossier)}
      onTaken={onTaken}
    >
      {payerDocument !== document && (
        <Banner tone="warning" live={false}>
          {t('dossierBills.pay.forPayer', { document: payerDocument })}
        </Banner>
      )}
      <PayableFacts
        amountCents={totalCents}
        facts={[
          { term: t('paying.bill', { count: 1 }), value: number },
          { term: t('dossierBills.bill.dossier'), value: dossier },
          { term: t('paying.due'), value: format.date(dueOn) },
        ]}
      />
    </AreaPayment>
  )
}

/** `bill`: undefined for a missing one. */
function NothingToPay({ bill, back }: Pick<PayBillProps, 'back'> & { readonly bill: DossierBill | undefined }) {
  const { t, format } = useLocale()
  const why = bill === undefined ? 'missing' : bill.status === 'paid' ? 'paid' : 'cancelled'
  return (
    <EmptyState
      icon={why === 'paid' ? 'success' : 'bill'}
      title={t(`dossierBills.pay.nothing.${why}.title`)}
      action={
        <LinkButton to={back.to} variant="primary">
          {back.label}
        </LinkButton>
      }
      text={t(`dossierBills.pay.nothing.${why}.text`, {
        number: bill?.number ?? '',
        date: bill?.paidOn ? format.date(bill.paidOn) : '',
      })}
    />
  )
}
