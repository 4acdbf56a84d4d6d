import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import styles from './Paying.module.css'

type ReceiptFactsProps = {
  readonly amountCents: number
  /** The numbers of the paid bills. */
  readonly bills: readonly string[]
  readonly order: string
  /** The time of payment. Omitted if unknown. */
  readonly endedAt?: string | undefined
}

/** The facts of a payment, to be kept or printed. */
export function ReceiptFacts({ amountCents, bills, order, endedAt }: ReceiptFactsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <section className={styles.facts} aria-label={t('paying.receipt.name')}>
      <StatNumber size="hero" label={t('paying.receipt.amount')} value={format.money(amountCents / 100)} />
      <DescriptionList
        items={[
          { term: t('paying.bill', { count: bills.length }), value: bills.join(', ') },
          ...(endedAt === undefined ? [] : [{ term: t('paying.receipt.date'), value: format.dateTime(endedAt) }]),
          { term: t('paying.receipt.order'), value: order },
        ]}
      />
    </section>
  )
}
