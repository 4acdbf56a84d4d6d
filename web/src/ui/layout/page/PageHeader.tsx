import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { currentArrival } from '#src/base/places.ts'
import { useDocumentTitle } from '#src/base/useDocumentTitle.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './PageHeader.module.css'

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

/** Mounts anew for each path, and takes the focus then. */
function RouteHeading({ title }: Pick<PageHeaderProps, 'title'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // Read on mount: a later change of the query alone must not take the focus from a field.
  const [arrived] = useState(key !== FIRST_LOCATION)
  useEffect(() => {
    const arrival = currentArrival()
    // The reader is back where they were.
    if (!arrived || arrival === 'returned' || isInUse(document.activeElement)) return
    // The content above the title, such as the back link, is visible too.
    if (arrival === 'new') window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [arrived])

  return (
    <h1 className={styles.title} ref={heading} tabIndex={-1}>
      {title}
    </h1>
  )
}

/** Whether the focus is in something that stays across screens, such as an open menu, which would close without it. */
function isInUse(element: Element | null): boolean {
  return (
    element !== null &&
    (element.matches('[aria-expanded="true"], select') || element.closest('dialog, [role="dialog"]') !== null)
  )
}

/** The router's key of the first location, which the browser itself has announced. */
const FIRST_LOCATION = 'default'
