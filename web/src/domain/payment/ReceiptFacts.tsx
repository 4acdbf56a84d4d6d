import { useLocale } from '#src/base/useLocale.ts'
import type { PaymentOrder } from './orderState.ts'
import { PayableFacts } from './PayableFacts.tsx'

type ReceiptFactsProps = Pick<PaymentOrder, 'amountCents' | 'bills' | 'order'> & {
  /** The time of payment. Omitted if unknown. */
  readonly endedAt?: string | undefined
}

/** The facts of a payment, to be kept or printed. */
export function ReceiptFacts({ amountCents, bills, order, endedAt }: ReceiptFactsProps) {
  const { t, format } = useLocale()
  return (
    <PayableFacts
      isPaid
      amountCents={amountCents}
      facts={[
        { term: t('paying.bill', { count: bills.length }), value: bills.join(', ') },
        ...(endedAt === undefined ? [] : [{ term: t('paying.receipt.date'), value: format.dateTime(endedAt) }]),
        { term: t('paying.receipt.order'), value: order },
      ]}
    />
  )
}
