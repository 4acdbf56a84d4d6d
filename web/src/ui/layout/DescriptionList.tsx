import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

type DescriptionListProps = {
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[]
  /** Terms above values, in columns, instead of in two columns of a list. */
  readonly stacked?: boolean | undefined
}

/** The facts of one thing: address, holder, tariff. */
export function DescriptionList({ items, stacked = false }: DescriptionListProps) {
  return (
    <dl className={stacked ? styles.stacked : styles.rows}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
