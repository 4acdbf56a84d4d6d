import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import type { Payable } from './offlineQueries.ts'
import styles from './PayableFacts.module.css'

/** What is to be paid: the amount, the bill, and until when. Nothing of its holder. */
export function PayableFacts({ payable }: { readonly payable: Payable }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <section className={styles.facts} aria-label={t('payment.pay.facts')}>
      <StatNumber size="hero" label={t('payment.pay.amount')} value={format.money(payable.amountCents / 100)} />
      <DescriptionList
        items={[
          { term: t('payment.pay.factura'), value: payable.billNumber },
          { term: t('payment.pay.due'), value: format.date(payable.dueOn) },
        ]}
      />
    </section>
  )
}
