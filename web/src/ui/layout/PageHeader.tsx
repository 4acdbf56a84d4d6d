import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useDocumentTitle } from '#src/base/useDocumentTitle.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './PageHeader.module.css'

type PageHeaderProps = {
  readonly title: string
  /** A short line above the title: what the page is part of. */
  readonly eyebrow?: ReactNode
  /** A sentence under it. */
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly back?: { readonly to: string; readonly label: string } | undefined
  /** The form of this page has errors: the window's title says so. */
  readonly hasErrors?: boolean | undefined
}

/** The title of a screen. On a route change it takes the focus, so that it is read out, and it names the window. */
export function PageHeader({ title, eyebrow, lead, actions, back, hasErrors = false }: PageHeaderProps) {
  const { pathname } = useLocation()
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
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <RouteHeading key={pathname} title={title} />
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}

/** Mounted anew for each path, which is when it takes the focus. */
function RouteHeading({ title }: Pick<PageHeaderProps, 'title'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // As it was on mounting: a later change of the query alone is no arrival, and must not take the focus from a field.
  const [arrived] = useState(key !== FIRST_LOCATION)
  useEffect(() => {
    if (!arrived || isInUse(document.activeElement)) return
    // What stands above the title, such as the way back, is seen too.
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [arrived])

  return (
    <h1 className={styles.title} ref={heading} tabIndex={-1}>
      {title}
    </h1>
  )
}

/**
 * Whether somebody is at something that stays while the screen changes, such as an open menu: it would close without
 * the focus.
 */
function isInUse(element: Element | null): boolean {
  return (
    element !== null &&
    (element.matches('[aria-expanded="true"], select') || element.closest('dialog, [role="dialog"]') !== null)
  )
}

/** The router's key of the location the page was opened at: the browser itself has announced that one. */
const FIRST_LOCATION = 'default'
