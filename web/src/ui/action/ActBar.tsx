import type { ReactNode } from 'react'
import styles from './ActBar.module.css'

/** The main action of a page, or that and its opposite. On a phone it stays at the lower edge of the screen. */
export function ActBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}
