import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useDocumentTitle } from '#src/base/useDocumentTitle.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './LineHeader.module.css'
import { RouteHeading } from './RouteHeading.tsx'

type LineHeaderProps = {
  readonly title: string
  /** The title of the window: the part of the page that is open, and the title. */
  readonly windowTitle: string
  readonly back: { readonly to: string; readonly label: string }
  /** A picture before the title. A phone has no room for it. */
  readonly mark?: ReactNode
  /** A few words beside the title, or under it on a phone. */
  readonly facts: ReactNode
  /** Further facts, which a button with this label unfolds. */
  readonly more: { readonly label: string; readonly content: ReactNode }
  /** A line at the end of the row, or under it where it has no room. */
  readonly children?: ReactNode
}

/**
 * The header of a screen whose content should be seen at once: title and facts in one line, the rest folded. It names
 * the window.
 */
export function LineHeader({ title, windowTitle, back, mark, facts, more, children }: LineHeaderProps) {
  const id = useId()
  const phone = useMediaQuery(PHONE)
  const [open, setOpen] = useState(false)
  useDocumentTitle(windowTitle)
  const fold = { 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) }
  const icon = open ? 'chevronUp' : 'chevronDown'
  return (
    <header className={styles.header}>
      <Link className={styles.back} to={back.to} aria-label={back.label} title={back.label}>
        <Icon name="arrowLeft" />
      </Link>
      {mark && <div className={styles.mark}>{mark}</div>}
      <div className={styles.words}>
        <RouteHeading title={title} />
        <div className={styles.facts}>{facts}</div>
      </div>
      {phone ? (
        <IconButton {...fold} icon={icon} label={more.label} />
      ) : (
        <Button {...fold} variant="quiet" size="small" iconEnd={icon}>
          {more.label}
        </Button>
      )}
      <div className={styles.more} id={id} hidden={!open}>
        {more.content}
      </div>
      {children && <div className={styles.line}>{children}</div>}
    </header>
  )
}
