import type { ReactNode } from 'react'
import { classNames } from '#src/base/classNames.ts'
import styles from './Page.module.css'
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx'

type PageProps = {
  /** `narrow` for one question, `wide` for most, `full` for staff tables. All begin at the same edge. */
  readonly width?: 'narrow' | 'wide' | 'full' | undefined
  readonly children: ReactNode
} & (PageHeaderProps | { readonly title?: undefined })

/**
 * The column of a screen: its header, then its sections, evenly spaced. A screen whose title needs data has its header
 * among the children.
 */
export function Page({ width = 'wide', children, ...header }: PageProps) {
  return (
    <div className={classNames(styles.page, styles[width])}>
      {header.title !== undefined && <PageHeader {...header} />}
      {children}
    </div>
  )
}
