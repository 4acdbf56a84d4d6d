import { createContext, type KeyboardEvent, type ReactNode, useContext, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Staff.module.css'

type FoundListProps = {
  /** The documents of the list, in the order on screen. */
  readonly documents: readonly string[]
  readonly children: ReactNode
}

/**
 * A list of people with a single tab stop: the arrows, Home and End move through it, Enter opens a card, and Escape
 * returns to the box.
 */
export function FoundList({ documents, children }: FoundListProps) {
  const [last, setLast] = useState<string>()
  const stop = documents.find((document) => document === last) ?? documents[0]
  return <StopContext value={useMemo(() => ({ stop, onStop: setLast }), [stop])}>{children}</StopContext>
}

type OpenButtonProps = { readonly name: string; readonly document: string; readonly onOpen: () => void }

/** Opens a card from a `FoundList`. */
export function OpenButton({ name, document, onOpen }: OpenButtonProps) {
  const { t } = useTranslation()
  const { stop, onStop } = useContext(StopContext)
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={t('staff.search.open', { name })}
      data-found
      tabIndex={document === stop ? 0 : -1}
      onFocus={() => onStop(document)}
      onKeyDown={goOn}
      onClick={onOpen}
    >
      {name}
    </button>
  )
}

/** The id of the list's search box. */
export const BOX_ID = 'person'

/** In the box, Down moves to the list's tab stop. */
export function goToFound(event: KeyboardEvent): void {
  const stop = foundButtons().find(({ tabIndex }) => tabIndex === 0)
  if (event.key !== 'ArrowDown' || !stop) return
  event.preventDefault()
  stop.focus()
}

function goOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const all = foundButtons()
  const at = all.indexOf(event.currentTarget)
  const box = document.getElementById(BOX_ID)
  const targets: Readonly<Record<string, HTMLElement | null | undefined>> = {
    ArrowDown: all[at + 1] ?? all[at],
    ArrowUp: all[at - 1] ?? box,
    Home: all[0],
    End: all.at(-1),
    Escape: box,
  }
  const next = targets[event.key]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const foundButtons = () => [...document.querySelectorAll<HTMLElement>('[data-found]')]

interface Stop {
  /** The document of the tab stop: the last focused one, or else the first. */
  readonly stop: string | undefined
  readonly onStop: (document: string) => void
}

const StopContext = createContext<Stop>({ stop: undefined, onStop: () => {} })
