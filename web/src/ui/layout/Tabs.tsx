import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { PHONE } from '#src/base/useMediaQuery.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { onFocusLeft } from '#src/ui/form/kit/onFocusLeft.ts'
import styles from './Tabs.module.css'

type Tab<Id extends string> = {
  readonly id: Id
  readonly label: string
  readonly badge?: number | undefined
}

type TabsProps<Id extends string> = {
  /** The accessible name: the subject of the tabs. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  /** Null if the panel belongs to no tab in the row. */
  readonly selected: Id | null
  readonly onSelect: (id: Id) => void
  /** The tabs divide the panel of another tab, and look less than those. */
  readonly inner?: boolean | undefined
  /** The panel of the selected tab, or the content in its place. */
  readonly children: ReactNode
}

/**
 * Views of one thing. The arrow keys, Home and End move the focus between the tabs; Enter, Space or a click opens one,
 * because a panel may load its data. Tab enters the panel. A row wider than the window fades at its hidden end and
 * scrolls, with the selected tab in view.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, inner, children }: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<Id>()
  /** The one tab in the order of Tab: the focused one, else the selected one. */
  const entry = tabs.find(({ id }) => id === focused)?.id ?? selected ?? tabs[0]?.id

  useLayoutEffect(() => {
    if (list.current && selected !== null) show(list.current, selected)
  }, [selected])

  const move = (event: KeyboardEvent) => {
    const next = neighbour(tabs, entry, event.key)
    if (!next) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <div className={styles.tabs} data-inner={inner} data-few={tabs.length <= FEW || undefined}>
      <div
        className={styles.list}
        role="tablist"
        aria-label={label}
        ref={list}
        // Who comes back to the row begins at the tab that is open.
        onBlur={onFocusLeft(() => setFocused(undefined))}
      >
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
            tabIndex={tab.id === entry ? 0 : -1}
            onClick={() => {
              onSelect(tab.id)
              bringUp(panel.current)
            }}
            onFocus={() => setFocused(tab.id)}
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
        ref={panel}
        id={`${base}-panel`}
        {...(selected === null ? { 'aria-label': label } : { 'aria-labelledby': `${base}-${selected}` })}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  )
}

/** The tabs that fit beside each other on a phone. */
const FEW = 5

/** The tab that a key moves to. Undefined for any other key. */
function neighbour<T extends { readonly id: string }>(tabs: readonly T[], current: string | undefined, key: string) {
  const index = tabs.findIndex((tab) => tab.id === current)
  if (key === 'ArrowRight') return tabs[(index + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs.at(index - 1)
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  return undefined
}

/**
 * On a phone, where the panel may begin below the screen: scrolls the row to the top. Elsewhere the row stays under the
 * pointer.
 */
function bringUp(panel: HTMLElement | null) {
  if (!panel || !matchMedia(PHONE).matches) return
  if (panel.getBoundingClientRect().top > window.innerHeight / 2) panel.parentElement?.scrollIntoView()
}

/** Scrolls the row alone, never the page, as `scrollIntoView` might. */
function show(list: HTMLElement, id: string) {
  const tab = list.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)
  if (!tab) return
  const [box, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (place.left < box.left) list.scrollLeft += place.left - box.left
  else if (place.right > box.right) list.scrollLeft += place.right - box.right
}
