import type { ReactNode } from 'react'
import styles from './SettingRow.module.css'

/** The rows of one sheet. */
export function SettingRows({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>
}

type SettingRowProps = {
  readonly term: string
  readonly value: ReactNode
  /** What else there is to know about the value. */
  readonly note?: ReactNode
  /** What can be done with it. */
  readonly actions?: ReactNode
}

/** One thing of the profile: what it is called, what it is now, and what can be done with it. */
export function SettingRow({ term, value, note, actions }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {value}
        {note && <div className={styles.note}>{note}</div>}
      </dd>
      {actions && <dd className={styles.actions}>{actions}</dd>}
    </div>
  )
}
