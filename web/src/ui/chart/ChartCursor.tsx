import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartTooltip, useSlotWords } from './ChartTooltip.tsx'
import type { EnergyChartProps, SlotRange } from './EnergyChart.tsx'
import type { PlotBox } from './energyChart.options.ts'
import { slotAt } from './energyChart.points.ts'
import styles from './ChartCursor.module.css'

type ChartCursorProps = Pick<EnergyChartProps, 'series' | 'unit' | 'granularity' | 'summary' | 'onZoom'> & {
  readonly decimals: number
  readonly plot: PlotBox
}

/**
 * The layer that answers: a cursor that pointer, finger and arrow keys move from slot to slot, and a range that a drag
 * or Shift with the arrows marks and zooms into. A native range input holds the keyboard, and says each slot aloud.
 */
export function ChartCursor(props: ChartCursorProps) {
  const { series, summary, plot, onZoom } = props
  const { t } = useTranslation()
  const helpId = useId()
  const count = series[0]?.points.length ?? 0
  const [slot, setSlot] = useState<number>()
  const [anchor, setAnchor] = useState<number>()
  const words = useSlotWords(props)
  if (count === 0) return null

  const current = slot ?? count - 1

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
  const slotOf = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    return slotAt((event.clientX - box.left) / box.width, count)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave()
    else if (event.key === 'Enter') zoom()
    else if (MOVING_KEYS.test(event.key)) setAnchor(event.shiftKey ? (anchor ?? current) : undefined)
  }

  return (
    <div
      className={styles.layer}
      style={{ insetInlineStart: plot.left, insetBlockStart: plot.top, inlineSize: plot.width, blockSize: plot.height }}
      onPointerMove={(event) => setSlot(slotOf(event))}
      onPointerLeave={leave}
      onPointerDown={(event) => event.pointerType === 'mouse' && setAnchor(slotOf(event))}
      onPointerUp={zoom}
    >
      <input
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
        {t('chart.cursorHelp')}
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
          <span className={styles.line} style={{ insetInlineStart: percent((slot + 0.5) / count) }} />
          <ChartTooltip place={(slot + 0.5) / count} words={words(slot)} />
        </>
      )}
    </div>
  )
}

const MOVING_KEYS = /^(Arrow|Page|Home|End)/

function ordered(a: number, b: number): SlotRange {
  return { from: Math.min(a, b), to: Math.max(a, b) }
}

function percent(share: number) {
  return `${share * 100}%`
}
