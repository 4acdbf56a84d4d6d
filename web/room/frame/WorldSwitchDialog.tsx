import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { useListWorlds, type World } from '#room/api/generated/control.ts'
import { formatTime } from '#room/parts/times.ts'
import { samePage } from '#room/parts/worldPath.ts'
import { matchingWorlds } from '#room/worlds/matchingWorlds.ts'
import { useKeyDown } from '#src/base/useKeys.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import styles from './WorldSwitchDialog.module.css'

/** The most worlds that are drawn. A search finds the others. */
const SHOWN = 50

/** The worlds, each as a link to the same page of it. Enter goes to the first, the arrows from one to the next. */
export function WorldSwitchDialog({ onClose }: { readonly onClose: () => void }) {
  const { world } = useParams()
  const { pathname } = useLocation()
  const [search, setSearch] = useState('')
  const { data } = useListWorlds()
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  const worlds = matchingWorlds(data?.worlds ?? [], search).filter(({ id }) => id !== world)
  const [first] = worlds
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  useKeyDown((event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && first) {
      event.preventDefault()
      onClose()
      void navigate(samePage(pathname, first))
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      moveFocus(place.current, event.key === 'ArrowDown' ? 1 : -1)
    }
  }, place)
  return (
    <Dialog open onClose={onClose} title="Switch the world" size="medium">
      <div ref={place} className={styles.place}>
        <TextField kind="line" label="Search worlds" icon="search" type="search" value={search} onValue={setSearch} />
        {data && worlds.length === 0 && (
          <EmptyState icon="search" title={search === '' ? 'No other world' : `No world matches "${search}"`} />
        )}
        <ul className={styles.worlds}>
          {worlds.slice(0, SHOWN).map((each) => (
            <li key={each.id}>
              <Link to={samePage(pathname, each)} onClick={onClose}>
                <strong>{each.id}</strong> <Facts world={each} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function Facts({ world: { label, clock, calls, faults, proxied } }: { readonly world: World }) {
  return (
    <span className="muted">
      {label} {proxied === null ? formatTime(clock.now) : <Tag tone="info">proxy</Tag>} ·{' '}
      {calls === 1 ? '1 call' : `${calls} calls`}{' '}
      {faults > 0 && <Tag tone="warning">{faults === 1 ? '1 fault' : `${faults} faults`}</Tag>}
    </span>
  )
}

/** Moves the focus to the next (1) or the previous (-1) of the search box and the links, and stays at both ends. */
function moveFocus(place: HTMLElement | null, step: 1 | -1): void {
  const stops = [...(place?.querySelectorAll<HTMLElement>('input, a') ?? [])]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[Math.max(0, at + step)]?.focus()
}
