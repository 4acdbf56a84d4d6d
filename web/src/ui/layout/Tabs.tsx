import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import styles from './Tabs.module.css'

type Tab<Id extends string> = {
  readonly id: Id
  readonly label: string
  readonly badge?: number | undefined
}

type TabsProps<Id extends string> = {
  /** What the tabs are views of, for assistive technology. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** The panel of the selected tab. */
  readonly children: ReactNode
}

/** Views of one thing. The arrow keys, Home and End move between them; Tab goes into the panel. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const next = neighbour(tabs, selected, event.key)
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.badge !== undefined && <Badge count={tab.badge} />}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  )
}

/** The tab that a key leads to from the selected one; undefined for any other key. */
function neighbour<T extends { readonly id: string }>(tabs: readonly T[], selected: string, key: string) {
  const index = tabs.findIndex((tab) => tab.id === selected)
  if (key === 'ArrowRight') return tabs[(index + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs.at(index - 1)
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  return undefined
}
