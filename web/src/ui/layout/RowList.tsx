import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** A framed list, with a line between its items. */
export function RowList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}
