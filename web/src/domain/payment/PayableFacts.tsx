import type { ReactNode } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
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
  const { t, format } = useLocale()
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
