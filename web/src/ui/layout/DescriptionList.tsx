import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

type DescriptionListProps = {
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[]
  /** The values are sentences, each under its term. */
  readonly explained?: boolean | undefined
}

/** The facts of one thing: address, holder, tariff. */
export function DescriptionList({ items, explained = false }: DescriptionListProps) {
  return (
    <dl className={explained ? styles.explained : styles.rows}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
