import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import styles from './Paying.module.css'

type PayableFactsProps = {
  readonly amountCents: number
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[]
  /** The payment was made. */
  readonly isPaid?: boolean
}

/** The payment's amount and identifying facts. */
export function PayableFacts({ amountCents, facts, isPaid = false }: PayableFactsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <section className={styles.facts} aria-label={t(isPaid ? 'paying.receipt.name' : 'paying.facts')}>
      <StatNumber
        size="hero"
        label={t(isPaid ? 'paying.receipt.amount' : 'paying.amount')}
        value={format.money(amountCents / 100)}
      />
      <DescriptionList items={facts} />
    </section>
  )
}
