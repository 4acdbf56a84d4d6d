import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useDocumentTitle } from '#src/base/useDocumentTitle.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './PageHeader.module.css'
import { RouteHeading } from './RouteHeading.tsx'

export type PageHeaderProps = {
  readonly title: string
  /** A short line above the title: what the page is part of. */
  readonly eyebrow?: ReactNode
  /** A sentence under the title. */
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly back?: { readonly to: string; readonly label: string } | undefined
  /** The page's form has errors, which the window's title says. */
  readonly hasErrors?: boolean | undefined
}

/** The title of a screen and of the window. After a route change it takes the focus, so that it is announced. */
export function PageHeader({ title, eyebrow, lead, actions, back, hasErrors = false }: PageHeaderProps) {
  useDocumentTitle(title, hasErrors)
  return (
    <header className={styles.header}>
      {back && (
        <Link className={styles.back} to={back.to}>
          <Icon name="arrowLeft" size={18} />
          {back.label}
        </Link>
      )}
      <div className={styles.line}>
        <div className={styles.titles}>
          {eyebrow && <p className="muted">{eyebrow}</p>}
          <RouteHeading title={title} />
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
