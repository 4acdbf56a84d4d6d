import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '#src/ui/icon/Icon.tsx'
import header from './PageHeader.module.css'
import styles from './PartHeader.module.css'

type PartHeaderProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly back?: { readonly to: string; readonly label: string } | undefined
}

/**
 * The title of a part that replaces another part of the page. It takes the focus when a link or a button leads to it.
 */
export function PartHeader({ title, lead, actions, back }: PartHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // Read on mount. On a page opened at this part, the page's own title takes the focus.
  const [arrived] = useState(key !== FIRST_LOCATION)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  return (
    <header className={header.header}>
      {back && (
        <Link className={header.back} to={back.to}>
          <Icon name="arrowLeft" size={18} />
          {back.label}
        </Link>
      )}
      <div className={header.line}>
        <div className={header.titles}>
          <h2 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {lead && <div className={header.lead}>{lead}</div>}
        </div>
        {actions && <div className={header.actions}>{actions}</div>}
      </div>
    </header>
  )
}

/** The router's key of the first location. */
const FIRST_LOCATION = 'default'
