import type { ReactNode } from 'react'
import styles from './SettingRow.module.css'

/** The rows of a card. */
export function SettingRows({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>
}

type SettingRowProps = {
  readonly term: string
  readonly value: ReactNode
  /** Further information about the value. */
  readonly note?: ReactNode
  /** The actions on the value. */
  readonly actions?: ReactNode
}

/** A row of the profile: name, value and actions. */
export function SettingRow({ term, value, note, actions }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <div>{value}</div>
        {note && <div className={styles.note}>{note}</div>}
      </dd>
      {actions && <dd className={styles.actions}>{actions}</dd>}
    </div>
  )
}
