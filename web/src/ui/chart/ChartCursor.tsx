import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartTooltip, type SlotWords } from './ChartTooltip.tsx'
import type { SlotRange } from './energyChart.type.ts'
import { slotAt } from './energyChart.points.ts'
import styles from './ChartCursor.module.css'

type ChartCursorProps = {
  /** How many slots the chart has, equally wide and, in rows, equally high. */
  readonly count: number
  /** Slots in a row, which the next one follows below; all of them unless told. */
  readonly columns?: number | undefined
  readonly words: (slot: number) => SlotWords
  readonly summary: string
  /** Where the slots are in the stage: pixels, or lengths of CSS. */
  readonly plot: { readonly [Side in 'left' | 'top' | 'width' | 'height']: number | string }
  /** Given, a range may be marked and zoomed into. */
  readonly onZoom?: ((range: SlotRange) => void) | undefined
  /**
   * Given, a slot leads somewhere: by Enter, by a press of the mouse, by a second touch of what a first one has shown.
   */
  readonly onOpen?: ((slot: number) => void) | undefined
}

/**
 * The layer that answers: a cursor that pointer, finger and arrow keys move from slot to slot, and a range that a drag
 * or Shift with the arrows marks and zooms into. A native range input holds the keyboard, and says each slot aloud.
 * In rows, the upright arrows go to the slot above and below.
 */
export function ChartCursor({ count, columns = count, words, summary, plot, onZoom, onOpen }: ChartCursorProps) {
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
  /** What a finger touched stays until it touches something else. */
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
      zoom()
      onOpen?.(current)
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
      // The mouse that browsers play after a touch would take the focus away.
      onTouchEnd={(event) => event.preventDefault()}
      onPointerUp={(event) => {
        zoom()
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
        aria-valuetext={words(current).text}
        onChange={(event) => setSlot(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
        onFocus={() => setSlot(current)}
        onBlur={leave}
      />
      <span id={helpId} className="visually-hidden">
        {t(onZoom ? 'chart.cursorHelp' : onOpen ? 'chart.openHelp' : 'chart.arrowsHelp')}
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
            words={words(current)}
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
