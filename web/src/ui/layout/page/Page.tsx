import type { ReactNode } from 'react'
import { classNames } from '#src/base/classNames.ts'
import styles from './Page.module.css'

type PageProps = {
  /** `narrow` for one question, `wide` for most, `full` for staff tables. */
  readonly width?: 'narrow' | 'wide' | 'full' | undefined
  readonly children: ReactNode
}

/** The column of a screen: its header, then its sections, evenly spaced. */
export function Page({ width = 'wide', children }: PageProps) {
  return <div className={classNames(styles.page, styles[width])}>{children}</div>
}
