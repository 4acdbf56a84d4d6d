import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { currentArrival } from '#src/base/places.ts'
import styles from './PageHeader.module.css'

/** The title of a screen. After a route change it takes the focus, so that it is announced. */
export function RouteHeading({ title }: { readonly title: string }) {
  const { pathname } = useLocation()
  return <Heading key={pathname} title={title} />
}

/** Mounts anew for each path, and takes the focus then. */
function Heading({ title }: { readonly title: string }) {
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
