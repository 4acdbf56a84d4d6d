import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { slotAt } from '#src/ui/chart/energy/energyChart.scale.ts'
import type { SlotRange } from '#src/ui/chart/energy/energyChart.type.ts'
import styles from './ChartCursor.module.css'
import { ChartTooltip, type SlotTexts } from './ChartTooltip.tsx'

type ChartCursorProps = {
  /** The number of slots. They are equally wide and, in rows, equally high. */
  readonly count: number
  /** Slots per row. All of them by default. */
  readonly columns?: number | undefined
  readonly texts: (slot: number) => SlotTexts
  readonly summary: string
  /** The box of the slots in the stage: pixels or CSS lengths. */
  readonly plot: { readonly [Side in 'left' | 'top' | 'width' | 'height']: number | string }
  /** Enables marking a range and zooming into it. */
  readonly onZoom?: ((range: SlotRange) => void) | undefined
  /** Opens a slot: on Enter, on a click, or on a second touch of the slot shown by the first. */
  readonly onOpen?: ((slot: number) => void) | undefined
}

/**
 * The interactive layer of a chart: a cursor that pointer, finger and arrow keys move between slots, and a range marked
 * by a drag or Shift with the arrows, to zoom into. A native range input handles the keyboard and announces each slot.
 * In rows, the vertical arrows move to the slot above and below.
 */
export function ChartCursor({ count, columns = count, texts, summary, plot, onZoom, onOpen }: ChartCursorProps) {
  const { t } = useTranslation()
  const helpId = useId()
  const input = useRef<HTMLInputElement>(null)
  const touched = useRef<number>(undefined)
  const [slot, setSlot] = useState<number>()
  const [anchor, setAnchor] = useState<number>()
  if (count === 0) return null

  const current = Math.min(slot ?? count, count - 1)
  const rows = Math.ceil(count / columns)
  const marked =
    onZoom && slot !== undefined && anchor !== undefined && anchor !== slot ? ordered(anchor, slot) : undefined
  const leave = () => {
    setSlot(undefined)
    setAnchor(undefined)
  }
  const zoom = () => {
    if (marked) onZoom?.(marked)
    setAnchor(undefined)
  }
  /** A touched slot stays selected until another touch. */
  const hold = (pressed: number) => {
    input.current?.focus()
    touched.current = pressed
    setSlot(pressed)
  }
  const slotOf = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    const row = slotAt((event.clientY - box.top) / box.height, rows)
    return Math.min(row * columns + slotAt((event.clientX - box.left) / box.width, columns), count - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const below = rows > 1 ? ROWS_BELOW[event.key] : undefined
    if (below !== undefined) {
      event.preventDefault()
      const next = current + below * columns
      if (next >= 0 && next < count) setSlot(next)
    } else if (event.key === 'Escape') leave()
    else if (event.key === 'Enter') {
      if (marked) zoom()
      else onOpen?.(current)
    } else if (MOVING_KEYS.test(event.key)) setAnchor(event.shiftKey ? (anchor ?? current) : undefined)
  }

  const column = current % columns
  const row = Math.floor(current / columns)

  return (
    <div
      className={styles.layer}
      style={{ insetInlineStart: plot.left, insetBlockStart: plot.top, inlineSize: plot.width, blockSize: plot.height }}
      onPointerMove={(event) => setSlot(slotOf(event))}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onPointerCancel={leave}
      onPointerDown={(event) => event.pointerType === 'mouse' && setAnchor(slotOf(event))}
      // The mouse events that browsers emit after a touch would take the focus away.
      onTouchEnd={(event) => event.preventDefault()}
      onPointerUp={(event) => {
        zoom()
        if (marked) return
        const pressed = slotOf(event)
        const isShown = document.activeElement === input.current && touched.current === pressed
        if (event.pointerType === 'mouse' || isShown) onOpen?.(pressed)
        else hold(pressed)
      }}
    >
      <input
        ref={input}
        type="range"
        className={styles.input}
        min={0}
        max={count - 1}
        value={current}
        aria-label={summary}
        aria-describedby={helpId}
        aria-valuetext={texts(current).text}
        onChange={(event) => setSlot(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
        onFocus={() => setSlot(current)}
        onBlur={leave}
      />
      <span id={helpId} className="visually-hidden">
        {[onZoom && t('chart.cursorHelp'), onOpen && t('chart.openHelp'), !onZoom && !onOpen && t('chart.arrowsHelp')]
          .filter(Boolean)
          .join(' ')}
      </span>
      {marked && (
        <span
          className={styles.range}
          style={{
            insetInlineStart: percent(marked.from / count),
            inlineSize: percent((marked.to - marked.from + 1) / count),
          }}
        />
      )}
      {slot !== undefined && (
        <>
          {rows > 1 ? (
            <span
              className={styles.cell}
              style={{
                insetInlineStart: percent(column / columns),
                insetBlockStart: percent(row / rows),
                inlineSize: percent(1 / columns),
                blockSize: percent(1 / rows),
              }}
            />
          ) : (
            <span className={styles.line} style={{ insetInlineStart: percent((column + 0.5) / columns) }} />
          )}
          <ChartTooltip
            place={columns === 1 ? 0 : (column + 0.5) / columns}
            row={rows > 1 ? { from: row / rows, to: (row + 1) / rows } : undefined}
            texts={texts(current)}
          />
        </>
      )}
    </div>
  )
}

const ROWS_BELOW: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }
const MOVING_KEYS = /^(Arrow|Page|Home|End)/

function ordered(a: number, b: number): SlotRange {
  return { from: Math.min(a, b), to: Math.max(a, b) }
}

function percent(share: number) {
  return `${share * 100}%`
}
