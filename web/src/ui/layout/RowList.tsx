import type { ReactNode } from 'react'
import { classNames } from '#src/base/classNames.ts'
import styles from './layout.module.css'

/** A framed list, with a line between its items. */
export function RowList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

type LinkRowProps = {
  readonly className?: string | undefined
  /** Nobody has opened its link yet. */
  readonly unread: boolean
  readonly children: ReactNode
}

/** A row that is a link as a whole: that of its children. */
export function LinkRow({ className, unread, children }: LinkRowProps) {
  return (
    <li className={classNames(styles.linkRow, className)} data-unread={unread}>
      {children}
    </li>
  )
}
