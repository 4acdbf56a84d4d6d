import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dateTimeFormat } from '#src/base/intl.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { ChartCursor } from './ChartCursor.tsx'
import { ChartFigure } from './ChartFigure.tsx'
import { useSlotWords, type SlotWords } from './ChartTooltip.tsx'
import { roundScale } from './energyChart.points.ts'
import { heatGrid, type HeatHour } from './heatMap.grid.ts'
import legend from './ChartLegend.module.css'
import styles from './HeatMap.module.css'

type HeatMapProps = {
  /** What the values are: "Consumo". */
  readonly name: string
  /** In the order of time, whole days. */
  readonly hours: readonly HeatHour[]
  /** "kWh". */
  readonly unit: string
  /** One sentence that says what the chart shows: its name, and all that some readers will know of it. */
  readonly summary: string
  readonly decimals?: number | undefined
}

/**
 * Days by hours of the clock. More is a larger mark and a colour further from the sheet, so that one of the two is
 * enough. A missing hour is crossed out, and one that the clock leaves out is no cell at all.
 */
export function HeatMap({ name, hours, unit, summary, decimals = 2 }: HeatMapProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { days, columns, cells } = useMemo(() => heatGrid(hours), [hours])
  const scale = roundScale(hours.reduce((most, { value }) => Math.max(most, value ?? 0), 0))
  const size = scale.max / scale.steps
  const cellsWhere = (holds: (hour: HeatHour) => boolean) =>
    cells.flatMap((index, cell) => {
      const hour = index === undefined ? undefined : hours[index]
      return hour && holds(hour) ? [{ x: cell % columns.length, y: Math.floor(cell / columns.length) }] : []
    })
  const missing = cellsWhere(({ value }) => value === null)
  const estimated = cellsWhere((hour) => hour.estimated)
  const levels = Array.from({ length: missing.length < hours.length ? scale.steps + 1 : 0 }, (_, step) => ({
    step,
    share: step / scale.steps,
    at: cellsWhere(({ value }) => value !== null && Math.ceil(value / size - 1e-9) === step),
  }))
  const level = (value: number) => format.number(value, size < 1 ? 2 : size < 10 ? 1 : 0)

  const points = hours.map((hour) => ({ ...hour, label: '' }))
  const series = [{ name, kind: 'consumption' as const, points }]
  const hourWords = useSlotWords({ series, unit, granularity: 'hour', decimals })
  const words = (cell: number): SlotWords => {
    const index = cells[cell]
    if (index !== undefined) return hourWords(index)
    const day = format.date(days[Math.floor(cell / columns.length)] ?? 0)
    const when = `${day}, ${columns[cell % columns.length]?.slice(0, 2)}:00`
    return { when, rows: [], text: t('chart.at', { when, values: t('chart.noHour') }) }
  }

  const dayLabel = dateTimeFormat(format.locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  const everyDay = days.length <= MOST_DAY_NAMES
  return (
    <ChartFigure
      summary={summary}
      table={{ header: t('chart.hour'), count: cells.length, words }}
      legend={
        <ul className={legend.legend}>
          <li className={legend.unit}>{unit}</li>
          {levels.map(({ step, share }) => (
            <li key={step}>
              <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
                <path d={squares([{ x: 0, y: 0 }], 1)} className={styles.cell} />
                <path d={squares([{ x: 0, y: 0 }], sideOf(share))} style={{ fill: colourOf(share) }} />
              </svg>
              {step === 0 ? level(0) : `${level((step - 1) * size)}–${level(step * size)}`}
            </li>
          ))}
          {estimated.length > 0 && (
            <li>
              <span className={styles.estimatedSwatch} />
              {t('chart.estimated')}
            </li>
          )}
          {missing.length > 0 && (
            <li>
              <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
                <path d="M0.1 0.1L0.9 0.9M0.1 0.9L0.9 0.1" className={styles.missing} />
              </svg>
              {t('chart.missing')}
            </li>
          )}
        </ul>
      }
    >
      <div className={styles.stage} style={{ blockSize: `${days.length * (everyDay ? 1 : 0.5) + 1.5}rem` }}>
        <ol className={styles.days} aria-hidden="true">
          {days.map((day, row) => (
            <li key={day}>{(everyDay || row % 7 === 0) && dayLabel.format(new Date(day))}</li>
          ))}
        </ol>
        <svg
          className={styles.map}
          viewBox={`0 0 ${columns.length} ${days.length}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            d={squares(
              cellsWhere(({ value }) => value !== null),
              0.94,
            )}
            className={styles.cell}
          />
          {levels.map(({ step, share, at }) => (
            <path key={step} d={squares(at, sideOf(share))} style={{ fill: colourOf(share) }} />
          ))}
          <path
            d={missing.map(({ x, y }) => `M${x + 0.1} ${y + 0.1}l.8 .8M${x + 0.1} ${y + 0.9}l.8 -.8`).join('')}
            className={styles.missing}
          />
          <path d={estimated.map(({ x, y }) => `M${x} ${y + 0.9}h1`).join('')} className={styles.estimated} />
        </svg>
        <ol className={styles.hours} aria-hidden="true">
          {columns.map(
            (column, index) =>
              Number(column) % 3 === 0 && (
                <li key={column} style={{ insetInlineStart: `${((index + 0.5) / columns.length) * 100}%` }}>
                  {Number(column)}
                </li>
              ),
          )}
        </ol>
        <ChartCursor count={cells.length} columns={columns.length} words={words} summary={summary} plot={PLOT} />
      </div>
    </ChartFigure>
  )
}

/** More days than these have a name a week, and half the height. */
const MOST_DAY_NAMES = 35
/** The room that the stylesheet leaves for the days and the hours. */
const PLOT = { left: '3rem', top: 0, width: 'calc(100% - 3rem)', height: 'calc(100% - 1.5rem)' }

/** The side of a mark in its cell: a dot for zero, and the whole cell at the top of the scale. */
function sideOf(share: number) {
  return share === 0 ? 0.14 : 0.16 + share * 0.78
}

/** The higher, the further from the sheet, in both themes. */
function colourOf(share: number) {
  return share === 0 ? 'var(--line-strong)' : `color-mix(in oklab, var(--heat-low), var(--heat-high) ${share * 100}%)`
}

/** One path for all squares of a kind: a month of hours would be a thousand boxes. */
function squares(at: readonly { readonly x: number; readonly y: number }[], side: number) {
  const inset = (1 - side) / 2
  return at.map(({ x, y }) => `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`).join('')
}
