import type { ReactNode } from 'react'
import styles from './ActBar.module.css'

/**
 * The one act that a page asks for, or that and its opposite, in its place; on a phone it is in view at the lower edge
 * however far down one reads.
 */
export function ActBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}
